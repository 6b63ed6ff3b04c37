CREATE TABLE `problems` (
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`what` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `place`, `what`)
);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `spam_sign` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `words_hash` text;--> statement-breakpoint
CREATE INDEX `bookings_spam` ON `bookings` (`created_at`) WHERE spam_sign is not null;--> statement-breakpoint
CREATE INDEX `bookings_spam_company` ON `bookings` ("company_name" collate nocase) WHERE spam_sign is not null;--> statement-breakpoint
CREATE INDEX `bookings_spam_updated` ON `bookings` (`updated_at`) WHERE spam_sign is not null;--> statement-breakpoint
CREATE INDEX `bookings_words` ON `bookings` (`words_hash`,`created_at`) WHERE words_hash is not null;