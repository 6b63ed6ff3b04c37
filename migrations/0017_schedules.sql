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
ALTER TABLE `bookings` ADD `appointment_minutes` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `held_until` integer;--> statement-breakpoint
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
