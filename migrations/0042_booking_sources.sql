ALTER TABLE `bookings` ADD `first_page` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `referrer_host` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `utm_source` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `utm_medium` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `utm_campaign` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `utm_term` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `utm_content` text;--> statement-breakpoint
CREATE INDEX `bookings_source` ON `bookings` (coalesce(`utm_source`, `referrer_host`),`created_at`);
