CREATE TABLE `case_study_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_study_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`fields` text NOT NULL,
	`saved_by_id` integer,
	`is_autosave` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`case_study_id`) REFERENCES `case_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_study_revisions_case_study` ON `case_study_revisions` (`case_study_id`,`revision`);