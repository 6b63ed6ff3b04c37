CREATE TABLE `booking_claim_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_claim_links_booking` ON `booking_claim_links` (`booking_id`);--> statement-breakpoint
CREATE INDEX `booking_claim_links_user` ON `booking_claim_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `booking_claim_links_expires` ON `booking_claim_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `is_confirmed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirm_token_hash` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirm_expires_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm` ON `newsletter_subscribers` (`confirm_token_hash`);--> statement-breakpoint
CREATE INDEX `newsletter_unconfirmed` ON `newsletter_subscribers` (`created_at`) WHERE is_confirmed = 0;--> statement-breakpoint
ALTER TABLE `outbox` ADD `kind` text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `user_id` integer REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`id`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`id`) WHERE failed_at is not null;