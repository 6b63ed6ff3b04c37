CREATE TABLE `clock_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`last_error` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `email_suppressions` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `attachment` text;--> statement-breakpoint
INSERT INTO `clock_jobs` (`name`) VALUES ('tick'), ('sweep');
