CREATE TABLE `email_choices` (
	`user_id` integer NOT NULL,
	`topic` text NOT NULL,
	`timing` text NOT NULL,
	PRIMARY KEY(`user_id`, `topic`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_choices_topic` ON `email_choices` (`topic`,`timing`);--> statement-breakpoint
CREATE TABLE `held_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`topic` text NOT NULL,
	`booking_id` integer,
	`subject` text NOT NULL,
	`link` text NOT NULL,
	`ready_at` integer NOT NULL,
	`bulk_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_notices_ready` ON `held_notices` (`ready_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `held_notices_user` ON `held_notices` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `held_notices_booking` ON `held_notices` (`booking_id`);--> statement-breakpoint
CREATE INDEX `held_notices_bulk` ON `held_notices` (`bulk_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `agency_message_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_unread_client` ON `bookings` (`user_id`) WHERE agency_message_id > client_read_id;--> statement-breakpoint
UPDATE `bookings` SET `agency_message_id` = (SELECT max(`m`.`id`) FROM `booking_messages` AS `m` WHERE `m`.`booking_id` = `bookings`.`id` AND `m`.`from_agency` = 1) WHERE EXISTS (SELECT 1 FROM `booking_messages` AS `m` WHERE `m`.`booking_id` = `bookings`.`id` AND `m`.`from_agency` = 1);
--> statement-breakpoint
CREATE TRIGGER `booking_messages_newest_agency` AFTER INSERT ON `booking_messages` WHEN new.`from_agency` BEGIN
	UPDATE `bookings` SET `agency_message_id` = new.id WHERE id = new.`booking_id`;
END;
