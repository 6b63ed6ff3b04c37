CREATE TABLE `post_services` (
	`service_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	PRIMARY KEY(`service_id`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_services_post` ON `post_services` (`post_id`);--> statement-breakpoint
CREATE TABLE `booking_outcomes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`outcome` text,
	`note` text,
	`actor_id` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_outcomes_booking` ON `booking_outcomes` (`booking_id`,`id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `calendar_subscriptions` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`next_read_at` integer NOT NULL,
	`last_read_at` integer,
	`failing_since` integer,
	`problem` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_subscriptions_due` ON `calendar_subscriptions` (`next_read_at`);--> statement-breakpoint
CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_booking` ON `appointment_links` (`booking_id`);--> statement-breakpoint
CREATE INDEX `appointment_links_expires` ON `appointment_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `busy_times` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`source` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_times_user` ON `busy_times` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `schedule_days_off` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`label` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `schedule_days_off_user` ON `schedule_days_off` (`user_id`,`last_day`);--> statement-breakpoint
CREATE TABLE `schedules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`is_open` integer NOT NULL,
	`time_zone` text NOT NULL,
	`slot_minutes` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`days_ahead` integer NOT NULL,
	`weekly_hours` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedules_user` ON `schedules` (`user_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `outcome_note` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `appointment_minutes` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `held_until` integer;--> statement-breakpoint
CREATE INDEX `bookings_reminders` ON `bookings` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX `bookings_dated` ON `bookings` (`confirmed_for`) WHERE confirmed_for is not null;--> statement-breakpoint
CREATE INDEX `bookings_user_dated` ON `bookings` (`user_id`,`confirmed_for`) WHERE confirmed_for is not null;--> statement-breakpoint
CREATE INDEX `bookings_outcome` ON `bookings` (`outcome`,`created_at`) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX `bookings_outcome_company` ON `bookings` (`outcome`,"company_name" collate nocase) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX `bookings_outcome_updated` ON `bookings` (`outcome`,`updated_at`) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX `bookings_appointment` ON `bookings` (`assignee_id`,`confirmed_for`) WHERE confirmed_for is not null;--> statement-breakpoint
CREATE INDEX `bookings_held` ON `bookings` (`client_email`,`held_until`) WHERE held_until is not null;--> statement-breakpoint
-- From here on written by hand: booking pages offer times only while somebody takes appointments, so they are rendered
-- anew when that may have changed.
CREATE TRIGGER `schedules_insert` AFTER INSERT ON `schedules` WHEN new.`is_open` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'content', `revision` FROM `site_content` WHERE `id` = 1 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_update` AFTER UPDATE OF `is_open` ON `schedules` WHEN old.`is_open` <> new.`is_open` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'content', `revision` FROM `site_content` WHERE `id` = 1 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `schedules_delete` AFTER DELETE ON `schedules` WHEN old.`is_open` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'content', `revision` FROM `site_content` WHERE `id` = 1 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
UPDATE `bookings` SET `remind_at` = CASE WHEN `confirmed_for` > unixepoch() * 1000 + 86400000 THEN `confirmed_for` - 86400000 ELSE `confirmed_for` - 3600000 END WHERE `status` = 'confirmed' AND `confirmed_for` > unixepoch() * 1000 + 3600000;--> statement-breakpoint
INSERT INTO `post_services` SELECT s.`id`, p.`id` FROM `posts` p JOIN `services` s ON (p.`content` || ' ') GLOB '*/booking/' || s.`id` || '[^-0-9A-Za-z_/]*';
