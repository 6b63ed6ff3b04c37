CREATE TABLE `booking_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`status` text NOT NULL,
	`actor_id` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_events_booking` ON `booking_events` (`booking_id`,`id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`service_id` integer NOT NULL,
	`user_id` integer,
	`company_name` text NOT NULL,
	`contact_name` text NOT NULL,
	`client_email` text NOT NULL,
	`preferred_timeline` text NOT NULL,
	`budget` text NOT NULL,
	`notes` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`idempotency_hash` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_code` ON `bookings` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotency` ON `bookings` (`idempotency_hash`);--> statement-breakpoint
CREATE INDEX `bookings_user` ON `bookings` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_status` ON `bookings` (`status`,`created_at`);