ALTER TABLE `bookings` ADD `calendar_sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `bookings` SET `calendar_sequence` = max(0, (`updated_at` - `created_at`) / 1000) WHERE `confirmed_for` IS NOT NULL;
