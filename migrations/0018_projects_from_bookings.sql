ALTER TABLE `bookings` ADD `service_answers` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `booking_id` integer REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE UNIQUE INDEX `projects_booking` ON `projects` (`booking_id`);