CREATE TABLE `__new_projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer,
	`provider_id` integer,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`progress_percentage` integer NOT NULL,
	`budget_usd` integer NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`provider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "projects_progress" CHECK("progress_percentage" between 0 and 100)
);
--> statement-breakpoint
INSERT INTO `__new_projects`("id", "client_id", "name", "description", "status", "progress_percentage", "budget_usd", "created_at", "updated_at") SELECT "id", "client_id", "name", "description", "status", "progress_percentage", "budget_usd", "created_at", "updated_at" FROM `projects`;
--> statement-breakpoint
DROP TABLE `projects`;
--> statement-breakpoint
ALTER TABLE `__new_projects` RENAME TO `projects`;
--> statement-breakpoint
CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE INDEX `account_tokens_expires` ON `account_tokens` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_type` ON `audit_log` (`subject_type`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_type`,`subject`,`id`);
--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`fields` text NOT NULL,
	`saved_by_id` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_revisions_post` ON `post_revisions` (`post_id`,`revision`);
--> statement-breakpoint
CREATE TABLE `booking_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`author_id` integer,
	`from_agency` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_messages_booking` ON `booking_messages` (`booking_id`,`from_agency`,`id`);
--> statement-breakpoint
CREATE TABLE `booking_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`author_id` integer,
	`body` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_notes_booking` ON `booking_notes` (`booking_id`,`id`);
--> statement-breakpoint
CREATE TABLE `bulk_change_items` (
	`bulk_id` text NOT NULL,
	`booking_id` integer NOT NULL,
	`from_status` text NOT NULL,
	PRIMARY KEY(`bulk_id`, `booking_id`),
	FOREIGN KEY (`bulk_id`) REFERENCES `bulk_changes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `bulk_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` integer,
	`to_status` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `project_milestones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`title` text NOT NULL,
	`due_on` text,
	`done_at` integer,
	`sort_order` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_milestones_project` ON `project_milestones` (`project_id`,`sort_order`);
--> statement-breakpoint
CREATE TABLE `project_updates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`author_id` integer,
	`body` text NOT NULL,
	`progress_percentage` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "project_updates_progress" CHECK("project_updates"."progress_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `project_updates_project` ON `project_updates` (`project_id`,`id`);
--> statement-breakpoint
CREATE INDEX `projects_client` ON `projects` (`client_id`,`id`);
--> statement-breakpoint
CREATE INDEX `projects_provider` ON `projects` (`provider_id`,`id`);
--> statement-breakpoint
CREATE INDEX `projects_status` ON `projects` (`status`,`id`);
--> statement-breakpoint
CREATE INDEX `projects_name` ON `projects` ("name" collate nocase,`id`);
--> statement-breakpoint
CREATE INDEX `projects_updated` ON `projects` (`updated_at`,`id`);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `confirmed_for` integer;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `assignee_id` integer REFERENCES `users`(`id`) ON DELETE set null;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `client_read_id` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `agency_read_id` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `client_message_id` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `bookings_status_company` ON `bookings` (`status`,"company_name" collate nocase);
--> statement-breakpoint
CREATE INDEX `bookings_status_updated` ON `bookings` (`status`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `bookings_assignee_company` ON `bookings` (`assignee_id`,"company_name" collate nocase);
--> statement-breakpoint
CREATE INDEX `bookings_assignee_updated` ON `bookings` (`assignee_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `bookings_service` ON `bookings` (`service_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `bookings_unread` ON `bookings` (`created_at`) WHERE client_message_id > agency_read_id;
--> statement-breakpoint
CREATE INDEX `bookings_unread_company` ON `bookings` ("company_name" collate nocase) WHERE client_message_id > agency_read_id;
--> statement-breakpoint
CREATE INDEX `bookings_unread_updated` ON `bookings` (`updated_at`) WHERE client_message_id > agency_read_id;
--> statement-breakpoint
CREATE INDEX `bookings_updated` ON `bookings` (`updated_at`);
--> statement-breakpoint
CREATE INDEX `bookings_company` ON `bookings` ("company_name" collate nocase);
--> statement-breakpoint
CREATE INDEX `bookings_assignee` ON `bookings` (`assignee_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `bookings_created` ON `bookings` (`created_at`);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `send_after` integer;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `bulk_id` text;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `attempts` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `last_error` text;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `failed_at` integer;
--> statement-breakpoint
CREATE INDEX `outbox_bulk` ON `outbox` (`bulk_id`);
--> statement-breakpoint
ALTER TABLE `posts` ADD `search_text` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;
--> statement-breakpoint
CREATE INDEX `users_name` ON `users` ("name" collate nocase,`id`);
--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`id`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribed` ON `newsletter_subscribers` (`created_at`) WHERE unsubscribed_at is null;
--> statement-breakpoint
CREATE INDEX `newsletter_left` ON `newsletter_subscribers` (`created_at`) WHERE unsubscribed_at is not null;
--> statement-breakpoint
CREATE INDEX `posts_date` ON `posts` (`date`);
--> statement-breakpoint
CREATE INDEX `newsletter_created` ON `newsletter_subscribers` (`created_at`);
