CREATE TABLE `newsletter_issues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`html` text NOT NULL,
	`email_html` text NOT NULL,
	`email_text` text NOT NULL,
	`summary` text NOT NULL,
	`origin` text DEFAULT 'written' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`number` integer,
	`cursor` integer DEFAULT 0 NOT NULL,
	`is_queued` integer DEFAULT false NOT NULL,
	`queued` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`bounced` integer DEFAULT 0 NOT NULL,
	`left` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_slug` ON `newsletter_issues` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_number` ON `newsletter_issues` (`number`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_scheduled` ON `newsletter_issues` (`send_at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `newsletter_issues_sending` ON `newsletter_issues` (`started_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE TABLE `newsletter_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`digest` text DEFAULT 'off' NOT NULL,
	`digest_period` text DEFAULT '' NOT NULL,
	`digest_since` integer,
	`emails_per_day` integer,
	`counted_day` text DEFAULT '' NOT NULL,
	`counted_emails` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_settings_one_row" CHECK("newsletter_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `source` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `issue_id` integer REFERENCES newsletter_issues(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `html` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_issue` ON `outbox` (`recipient`,`issue_id`) WHERE issue_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_issue_sent` ON `outbox` (`issue_id`,`sent_at`) WHERE issue_id is not null;--> statement-breakpoint
CREATE INDEX `posts_publish_at` ON `posts` (`publish_at`);--> statement-breakpoint
INSERT INTO `newsletter_settings` (`id`) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER `outbox_issue_queued` AFTER INSERT ON `outbox` WHEN new.`issue_id` IS NOT NULL BEGIN
	UPDATE `newsletter_issues` SET `queued` = `queued` + 1 WHERE `id` = new.`issue_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_issue_sent` AFTER UPDATE OF `sent_at` ON `outbox` WHEN new.`issue_id` IS NOT NULL AND old.`sent_at` IS NULL AND new.`sent_at` IS NOT NULL BEGIN
	UPDATE `newsletter_issues` SET `sent` = `sent` + 1 WHERE `id` = new.`issue_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_issue_failed` AFTER UPDATE OF `failed_at` ON `outbox` WHEN new.`issue_id` IS NOT NULL AND old.`failed_at` IS NULL AND new.`failed_at` IS NOT NULL BEGIN
	UPDATE `newsletter_issues` SET `failed` = `failed` + 1 WHERE `id` = new.`issue_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_issue_deleted` AFTER DELETE ON `outbox` WHEN old.`issue_id` IS NOT NULL AND old.`sent_at` IS NULL AND old.`failed_at` IS NULL BEGIN
	UPDATE `newsletter_issues` SET `queued` = `queued` - 1 WHERE `id` = old.`issue_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_issues_change` AFTER UPDATE OF `number`, `slug`, `subject`, `summary`, `html` ON `newsletter_issues` WHEN old.`number` IS NOT NULL OR new.`number` IS NOT NULL BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('issues', 'issue/' || old.`slug`, 'issue/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT `subject`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM (SELECT 'list/all' AS `subject` UNION SELECT 'list/' || `list` FROM `post_counts` WHERE `level` = 0 AND `list` <> '') WHERE (SELECT count(*) FROM (SELECT 1 FROM `newsletter_issues` WHERE `number` IS NOT NULL LIMIT 2)) < 2 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_issues_delete` AFTER DELETE ON `newsletter_issues` WHEN old.`number` IS NOT NULL BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('issues', 'issue/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT `subject`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM (SELECT 'list/all' AS `subject` UNION SELECT 'list/' || `list` FROM `post_counts` WHERE `level` = 0 AND `list` <> '') WHERE (SELECT count(*) FROM (SELECT 1 FROM `newsletter_issues` WHERE `number` IS NOT NULL LIMIT 2)) < 2 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
