CREATE TABLE `message_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_links_booking` ON `message_links` (`booking_id`);--> statement-breakpoint
CREATE INDEX `message_links_expires` ON `message_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `bulk_change_items` ADD `starts_at` integer;--> statement-breakpoint
CREATE INDEX `bulk_change_items_booking` ON `bulk_change_items` (`booking_id`);--> statement-breakpoint
ALTER TABLE `bulk_changes` ADD `by_client` integer DEFAULT false NOT NULL;