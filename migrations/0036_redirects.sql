CREATE TABLE `missing_paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`is_dismissed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `missing_paths_path_unique` ON `missing_paths` (`path`);--> statement-breakpoint
CREATE INDEX `missing_paths_latest` ON `missing_paths` (`last_at`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_path` text NOT NULL,
	`to_path` text NOT NULL,
	`to_url` text NOT NULL,
	`status` integer NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from_path_unique` ON `redirects` (`from_path`);--> statement-breakpoint
CREATE INDEX `redirects_to_path` ON `redirects` (`to_path`);