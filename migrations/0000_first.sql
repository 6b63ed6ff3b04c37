-- Parents before children: a full dump then restores in the order it was written.
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`disabled_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`user_agent` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `devices` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `devices_user` ON `devices` (`user_id`);
--> statement-breakpoint
CREATE INDEX `devices_expires` ON `devices` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_reset` ON `rate_limits` (`reset_at`);
--> statement-breakpoint
CREATE TABLE `site_content` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	CONSTRAINT "site_content_one_row" CHECK("site_content"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `stored_pages` (
	`path` text NOT NULL,
	`build_id` text NOT NULL,
	`revision` integer NOT NULL,
	`html` text NOT NULL,
	`valid_until` integer,
	`stored_at` integer NOT NULL,
	PRIMARY KEY(`path`, `build_id`)
);
--> statement-breakpoint
CREATE INDEX `stored_pages_stored` ON `stored_pages` (`stored_at`);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`date` text NOT NULL,
	`category` text NOT NULL,
	`keywords` text NOT NULL,
	`tags` text,
	`author` text,
	`featured_image` text,
	`toc_depth` integer DEFAULT 3 NOT NULL,
	`content` text NOT NULL,
	`html` text NOT NULL,
	`headings` text NOT NULL,
	`word_count` integer NOT NULL,
	`reading_minutes` integer NOT NULL,
	`art` text NOT NULL,
	`status` text NOT NULL,
	`publish_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug` ON `posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`status`,`date`,`id`);
--> statement-breakpoint
CREATE TABLE `services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`icon` text NOT NULL,
	`features` text NOT NULL,
	`price` text NOT NULL,
	`link` text NOT NULL,
	`booking_title` text NOT NULL,
	`on_home` integer NOT NULL,
	`on_overview` integer NOT NULL,
	`on_booking` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`status` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `case_studies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`client` text NOT NULL,
	`figure` text NOT NULL,
	`result` text NOT NULL,
	`description` text NOT NULL,
	`factor_permille` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`status` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_studies_slug` ON `case_studies` (`slug`);
--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`progress_percentage` integer NOT NULL,
	`budget_usd` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "projects_progress" CHECK("projects"."progress_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `projects_client` ON `projects` (`client_id`,`id`);
--> statement-breakpoint
INSERT INTO `site_content` (`id`, `revision`) VALUES (1, 1);
