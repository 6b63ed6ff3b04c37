CREATE TABLE `post_counts` (
	`list` text NOT NULL,
	`level` integer NOT NULL,
	`span` text NOT NULL,
	`posts` integer NOT NULL,
	PRIMARY KEY(`list`, `level`, `span`)
);
--> statement-breakpoint
CREATE TABLE `post_keywords` (
	`keyword` text NOT NULL,
	`category` text NOT NULL,
	`date` text NOT NULL,
	`post_id` integer NOT NULL,
	PRIMARY KEY(`keyword`, `category`, `date`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `post_keywords_newest` ON `post_keywords` (`keyword`,`date`,`post_id`);
--> statement-breakpoint
CREATE INDEX `post_keywords_post` ON `post_keywords` (`post_id`,`keyword`);
--> statement-breakpoint
CREATE TABLE `related_posts` (
	`post_id` integer NOT NULL,
	`place` integer NOT NULL,
	`related_id` integer NOT NULL,
	`same_category` integer NOT NULL,
	`shared_keywords` integer NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`post_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `related_posts_related` ON `related_posts` (`related_id`);
--> statement-breakpoint
CREATE TABLE `sitemap_parts` (
	`part` integer PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_counts` (
	`subject` text NOT NULL,
	`month` text NOT NULL,
	`end_month` text NOT NULL,
	`records` integer NOT NULL,
	PRIMARY KEY(`subject`, `month`, `end_month`)
);
--> statement-breakpoint
CREATE TABLE `page_changes` (
	`subject` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_changes_revision` ON `page_changes` (`revision`);
--> statement-breakpoint
ALTER TABLE `posts` ADD `visible_at` integer GENERATED ALWAYS AS (case status when 'published' then 0 when 'scheduled' then publish_at end) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `posts` ADD `listed_for` integer;
--> statement-breakpoint
ALTER TABLE `posts` ADD `is_listed` integer GENERATED ALWAYS AS (coalesce(status = 'published' or (status = 'scheduled' and listed_for = publish_at), 0)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `posts` ADD `sitemap_part` integer;
--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`visible_at`) WHERE is_listed = 0 and visible_at is not null;
--> statement-breakpoint
CREATE INDEX `posts_listed` ON `posts` (`date`,`id`) WHERE is_listed = 1;
--> statement-breakpoint
CREATE INDEX `posts_listed_category` ON `posts` (`category`,`date`,`id`) WHERE is_listed = 1;
--> statement-breakpoint
CREATE INDEX `posts_sitemap` ON `posts` (`sitemap_part`,`id`) WHERE sitemap_part is not null;
--> statement-breakpoint
-- From here on written by hand (drizzle knows no triggers): first what the posts that are there come to, then the triggers
-- that keep it, whichever version of the site or script writes. They read no clock: `listed_for` carries time into the row.
UPDATE `posts` SET `listed_for` = `publish_at` WHERE `status` = 'scheduled' AND `publish_at` <= unixepoch('subsec') * 1000;
--> statement-breakpoint
UPDATE `posts` SET `sitemap_part` = `numbered`.`part` FROM (SELECT `id`, 1 + (row_number() OVER (ORDER BY `id`) - 1) / 1000 AS `part` FROM `posts` WHERE `is_listed` = 1) AS `numbered` WHERE `posts`.`id` = `numbered`.`id`;
--> statement-breakpoint
INSERT INTO `sitemap_parts` SELECT `sitemap_part`, count(*), max(max(`updated_at`, `visible_at`)) FROM `posts` WHERE `sitemap_part` IS NOT NULL GROUP BY `sitemap_part`;
--> statement-breakpoint
INSERT INTO `post_counts` SELECT '', `level`, substr(`date`, 1, `chars`), count(*) FROM `posts`, (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE `is_listed` = 1 GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `post_counts` SELECT `category`, `level`, substr(`date`, 1, `chars`), count(*) FROM `posts`, (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE `is_listed` = 1 GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT OR IGNORE INTO `post_keywords` SELECT `word`.`value`, `posts`.`category`, `posts`.`date`, `posts`.`id` FROM `posts`, json_each(CASE WHEN json_valid(`posts`.`keywords`) THEN `posts`.`keywords` ELSE '[]' END) AS `word` WHERE `posts`.`is_listed` = 1;
--> statement-breakpoint
CREATE TRIGGER `posts_insert_listed` AFTER INSERT ON `posts` WHEN new.`is_listed` BEGIN
	UPDATE `posts` SET `date` = `date` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_join_lists` AFTER UPDATE OF `status`, `publish_at`, `listed_for`, `date`, `category`, `keywords` ON `posts` WHEN new.`is_listed` AND (old.`sitemap_part` IS NULL OR (old.`date` <> new.`date` OR old.`category` <> new.`category` OR old.`keywords` <> new.`keywords`)) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `post_counts` SELECT `list`, `level`, substr(new.`date`, 1, `chars`), 1 FROM (SELECT '' AS `list` UNION ALL SELECT new.`category`), (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('list/all', 'list/' || new.`category`, 'post/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'teaser', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (SELECT count(*) FROM (SELECT 1 FROM `posts` WHERE `is_listed` = 1 AND `id` <> new.`id` AND (`date`, `id`) > (new.`date`, new.`id`) LIMIT 3)) < 3 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT OR IGNORE INTO `post_keywords` SELECT `value`, new.`category`, new.`date`, new.`id` FROM json_each(CASE WHEN json_valid(new.`keywords`) THEN new.`keywords` ELSE '[]' END) WHERE true;
	INSERT INTO `page_changes` SELECT 'post/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `posts` WHERE `is_listed` = 1 AND `id` <> new.`id` AND (SELECT `posts` FROM `post_counts` WHERE `list` = '' AND `level` = 0) = 2 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	DELETE FROM `related_posts` WHERE `post_id` IN (
		SELECT `reader`.`id` FROM (SELECT `id` FROM (SELECT `id` FROM `posts` WHERE `is_listed` = 1 ORDER BY `date` DESC, `id` DESC LIMIT 20) UNION SELECT `id` FROM (SELECT `id` FROM `posts` WHERE `is_listed` = 1 AND `category` = new.`category` ORDER BY `date` DESC, `id` DESC LIMIT 20) UNION SELECT `near`.`post_id` FROM json_each(CASE WHEN json_valid(new.`keywords`) THEN new.`keywords` ELSE '[]' END) AS `word` JOIN `post_keywords` AS `near` ON `near`.`keyword` = `word`.`value` AND (`near`.`date`, `near`.`post_id`) >= (SELECT `date`, `post_id` FROM (SELECT `date`, `post_id` FROM `post_keywords` WHERE `keyword` = `word`.`value` ORDER BY `date` DESC, `post_id` DESC LIMIT 20) ORDER BY `date`, `post_id` LIMIT 1)) AS `offered`
		JOIN `posts` AS `reader` ON `reader`.`id` = `offered`.`id`
		LEFT JOIN `related_posts` AS `last` ON `last`.`post_id` = `reader`.`id` AND `last`.`place` = 3
		WHERE `last`.`post_id` IS NULL
		OR (`reader`.`category` = new.`category`, (SELECT count(*) FROM json_each(CASE WHEN json_valid(new.`keywords`) THEN new.`keywords` ELSE '[]' END) AS `word` JOIN `post_keywords` AS `own` ON `own`.`post_id` = `reader`.`id` AND `own`.`keyword` = `word`.`value`), new.`date`, new.`id`) > (`last`.`same_category`, `last`.`shared_keywords`, `last`.`date`, `last`.`related_id`)
	);
	INSERT INTO `sitemap_parts` SELECT coalesce((SELECT `part` + (`posts` >= 1000) FROM `sitemap_parts` ORDER BY `part` DESC LIMIT 1), 1), 1, max(new.`updated_at`, new.`visible_at`) WHERE old.`sitemap_part` IS NULL ON CONFLICT(`part`) DO UPDATE SET `posts` = `posts` + 1, `changed_at` = max(`changed_at`, excluded.`changed_at`);
	UPDATE `posts` SET `sitemap_part` = (SELECT max(`part`) FROM `sitemap_parts`) WHERE `id` = new.`id` AND `sitemap_part` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_leave_lists` AFTER UPDATE OF `status`, `publish_at`, `listed_for`, `date`, `category`, `keywords` ON `posts` WHEN old.`sitemap_part` IS NOT NULL AND (NOT new.`is_listed` OR (old.`date` <> new.`date` OR old.`category` <> new.`category` OR old.`keywords` <> new.`keywords`)) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `post_counts` SELECT `list`, `level`, substr(old.`date`, 1, `chars`), -1 FROM (SELECT '' AS `list` UNION ALL SELECT old.`category`), (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('list/all', 'list/' || old.`category`, 'post/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'teaser', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (SELECT count(*) FROM (SELECT 1 FROM `posts` WHERE `is_listed` = 1 AND `id` <> old.`id` AND (`date`, `id`) > (old.`date`, old.`id`) LIMIT 3)) < 3 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	DELETE FROM `related_posts` WHERE `post_id` IN (SELECT `post_id` FROM `related_posts` WHERE `related_id` = old.`id`);
	DELETE FROM `related_posts` WHERE `post_id` = old.`id`;
	DELETE FROM `post_keywords` WHERE `post_id` = old.`id` AND NOT (new.`is_listed` AND `category` = new.`category` AND `date` = new.`date` AND `keyword` IN (SELECT `value` FROM json_each(CASE WHEN json_valid(new.`keywords`) THEN new.`keywords` ELSE '[]' END)));
	UPDATE `sitemap_parts` SET `posts` = `posts` - NOT new.`is_listed` WHERE `part` = old.`sitemap_part`;
	DELETE FROM `sitemap_parts` WHERE `part` = old.`sitemap_part` AND `posts` = 0;
	UPDATE `posts` SET `sitemap_part` = NULL WHERE `id` = old.`id` AND NOT new.`is_listed`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_delete_listed` AFTER DELETE ON `posts` WHEN old.`sitemap_part` IS NOT NULL BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `post_counts` SELECT `list`, `level`, substr(old.`date`, 1, `chars`), -1 FROM (SELECT '' AS `list` UNION ALL SELECT old.`category`), (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('list/all', 'list/' || old.`category`, 'post/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'teaser', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (SELECT count(*) FROM (SELECT 1 FROM `posts` WHERE `is_listed` = 1 AND `id` <> old.`id` AND (`date`, `id`) > (old.`date`, old.`id`) LIMIT 3)) < 3 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	DELETE FROM `related_posts` WHERE `post_id` IN (SELECT `post_id` FROM `related_posts` WHERE `related_id` = old.`id`);
	DELETE FROM `related_posts` WHERE `post_id` = old.`id`;
	DELETE FROM `post_keywords` WHERE `post_id` = old.`id`;
	UPDATE `sitemap_parts` SET `posts` = `posts` - 1, `changed_at` = max(`changed_at`, cast(unixepoch('subsec') * 1000 AS integer)) WHERE `part` = old.`sitemap_part`;
	DELETE FROM `sitemap_parts` WHERE `part` = old.`sitemap_part` AND `posts` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_change_sitemap` AFTER UPDATE OF `updated_at` ON `posts` WHEN old.`sitemap_part` IS NOT NULL BEGIN
	UPDATE `sitemap_parts` SET `changed_at` = max(`changed_at`, new.`updated_at`) WHERE `part` = old.`sitemap_part`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_change_text` AFTER UPDATE OF `slug`, `title`, `excerpt`, `tags`, `author`, `featured_image`, `toc_depth`, `content`, `html`, `headings`, `word_count`, `reading_minutes`, `updated_at` ON `posts` WHEN old.`sitemap_part` IS NOT NULL AND new.`is_listed` AND NOT (old.`date` <> new.`date` OR old.`category` <> new.`category` OR old.`keywords` <> new.`keywords`) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('post/' || old.`slug`, 'post/' || new.`slug`, 'texts/all/' || (1 + cast((SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 1 AND `span` > substr(new.`date`, 1, 4)) + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 2 AND `span` > substr(new.`date`, 1, 7) AND `span` < substr(new.`date`, 1, 4) || '~') + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 3 AND `span` > new.`date` AND `span` < substr(new.`date`, 1, 7) || '~') + (SELECT count(*) FROM `posts` WHERE `is_listed` = 1 AND `date` = new.`date` AND `id` > new.`id`) AS integer) / 100), 'texts/' || new.`category` || '/' || (1 + cast((SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 1 AND `span` > substr(new.`date`, 1, 4)) + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 2 AND `span` > substr(new.`date`, 1, 7) AND `span` < substr(new.`date`, 1, 4) || '~') + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 3 AND `span` > new.`date` AND `span` < substr(new.`date`, 1, 7) || '~') + (SELECT count(*) FROM `posts` WHERE `is_listed` = 1 AND `category` = new.`category` AND `date` = new.`date` AND `id` > new.`id`) AS integer) / 100))) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('list/all/' || (1 + cast((SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 1 AND `span` > substr(new.`date`, 1, 4)) + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 2 AND `span` > substr(new.`date`, 1, 7) AND `span` < substr(new.`date`, 1, 4) || '~') + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = '' AND `level` = 3 AND `span` > new.`date` AND `span` < substr(new.`date`, 1, 7) || '~') + (SELECT count(*) FROM `posts` WHERE `is_listed` = 1 AND `date` = new.`date` AND `id` > new.`id`) AS integer) / 100), 'list/' || new.`category` || '/' || (1 + cast((SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 1 AND `span` > substr(new.`date`, 1, 4)) + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 2 AND `span` > substr(new.`date`, 1, 7) AND `span` < substr(new.`date`, 1, 4) || '~') + (SELECT total(`posts`) FROM `post_counts` WHERE `list` = new.`category` AND `level` = 3 AND `span` > new.`date` AND `span` < substr(new.`date`, 1, 7) || '~') + (SELECT count(*) FROM `posts` WHERE `is_listed` = 1 AND `category` = new.`category` AND `date` = new.`date` AND `id` > new.`id`) AS integer) / 100))) WHERE (old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`excerpt` <> new.`excerpt` OR old.`featured_image` IS NOT new.`featured_image`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'teaser', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`excerpt` <> new.`excerpt` OR old.`featured_image` IS NOT new.`featured_image`) AND (SELECT count(*) FROM (SELECT 1 FROM `posts` WHERE `is_listed` = 1 AND `id` <> new.`id` AND (`date`, `id`) > (new.`date`, new.`id`) LIMIT 3)) < 3 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'post/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `posts` WHERE (old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`excerpt` <> new.`excerpt` OR old.`featured_image` IS NOT new.`featured_image`) AND `id` IN (SELECT `post_id` FROM `related_posts` WHERE `related_id` = new.`id`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `related_posts_delete` AFTER DELETE ON `related_posts` WHEN old.`place` = 1 BEGIN
	INSERT INTO `page_changes` SELECT 'post/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `posts` WHERE `id` = old.`post_id` ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `services_insert` AFTER INSERT ON `services` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `services_update` AFTER UPDATE ON `services` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `services_delete` AFTER DELETE ON `services` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_insert` AFTER INSERT ON `case_studies` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_update` AFTER UPDATE ON `case_studies` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_delete` AFTER DELETE ON `case_studies` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('content')) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'bookings/' || `bookings`.`status`, strftime('%Y-%m', `bookings`.`created_at` / 1000, 'unixepoch'), '', count(*) FROM `bookings` WHERE true GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `bookings_count_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'bookings/' || new.`status`, strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), '', 1 WHERE true ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_count_delete` AFTER DELETE ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'bookings/' || old.`status`, strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'), '', -1 WHERE true ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_count_update` AFTER UPDATE OF `status`, `created_at` ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'bookings/' || old.`status`, strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'), '', -1 WHERE true ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'bookings/' || new.`status`, strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), '', 1 WHERE true ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'unread', '', '', count(*) FROM `bookings` WHERE `bookings`.`client_message_id` > `bookings`.`agency_read_id` GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `bookings_unread_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'unread', '', '', 1 WHERE new.`client_message_id` > new.`agency_read_id` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_unread_delete` AFTER DELETE ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'unread', '', '', -1 WHERE old.`client_message_id` > old.`agency_read_id` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_unread_update` AFTER UPDATE OF `client_message_id`, `agency_read_id` ON `bookings` BEGIN
	INSERT INTO `kept_counts` SELECT 'unread', '', '', -1 WHERE old.`client_message_id` > old.`agency_read_id` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'unread', '', '', 1 WHERE new.`client_message_id` > new.`agency_read_id` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'subscribers', strftime('%Y-%m', `newsletter_subscribers`.`created_at` / 1000, 'unixepoch'), coalesce(strftime('%Y-%m', `newsletter_subscribers`.`unsubscribed_at` / 1000, 'unixepoch'), ''), count(*) FROM `newsletter_subscribers` WHERE `newsletter_subscribers`.`is_confirmed` GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `newsletter_count_insert` AFTER INSERT ON `newsletter_subscribers` BEGIN
	INSERT INTO `kept_counts` SELECT 'subscribers', strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), coalesce(strftime('%Y-%m', new.`unsubscribed_at` / 1000, 'unixepoch'), ''), 1 WHERE new.`is_confirmed` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_count_delete` AFTER DELETE ON `newsletter_subscribers` BEGIN
	INSERT INTO `kept_counts` SELECT 'subscribers', strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'), coalesce(strftime('%Y-%m', old.`unsubscribed_at` / 1000, 'unixepoch'), ''), -1 WHERE old.`is_confirmed` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_count_update` AFTER UPDATE OF `is_confirmed`, `created_at`, `unsubscribed_at` ON `newsletter_subscribers` BEGIN
	INSERT INTO `kept_counts` SELECT 'subscribers', strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'), coalesce(strftime('%Y-%m', old.`unsubscribed_at` / 1000, 'unixepoch'), ''), -1 WHERE old.`is_confirmed` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'subscribers', strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), coalesce(strftime('%Y-%m', new.`unsubscribed_at` / 1000, 'unixepoch'), ''), 1 WHERE new.`is_confirmed` ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'clients', '', '', count(*) FROM `users` WHERE `users`.`role` = 'client' AND `users`.`disabled_at` IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `users_count_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `kept_counts` SELECT 'clients', '', '', 1 WHERE new.`role` = 'client' AND new.`disabled_at` IS NULL ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_count_delete` AFTER DELETE ON `users` BEGIN
	INSERT INTO `kept_counts` SELECT 'clients', '', '', -1 WHERE old.`role` = 'client' AND old.`disabled_at` IS NULL ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_count_update` AFTER UPDATE OF `role`, `disabled_at` ON `users` BEGIN
	INSERT INTO `kept_counts` SELECT 'clients', '', '', -1 WHERE old.`role` = 'client' AND old.`disabled_at` IS NULL ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'clients', '', '', 1 WHERE new.`role` = 'client' AND new.`disabled_at` IS NULL ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'projects/active', '', '', count(*) FROM `projects` WHERE `projects`.`status` = 'active' GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `projects_count_insert` AFTER INSERT ON `projects` BEGIN
	INSERT INTO `kept_counts` SELECT 'projects/active', '', '', 1 WHERE new.`status` = 'active' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_count_delete` AFTER DELETE ON `projects` BEGIN
	INSERT INTO `kept_counts` SELECT 'projects/active', '', '', -1 WHERE old.`status` = 'active' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_count_update` AFTER UPDATE OF `status` ON `projects` BEGIN
	INSERT INTO `kept_counts` SELECT 'projects/active', '', '', -1 WHERE old.`status` = 'active' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'projects/active', '', '', 1 WHERE new.`status` = 'active' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
INSERT INTO `kept_counts` SELECT 'drafts', '', '', count(*) FROM `posts` WHERE `posts`.`status` = 'draft' GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `posts_count_insert` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `kept_counts` SELECT 'drafts', '', '', 1 WHERE new.`status` = 'draft' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_count_delete` AFTER DELETE ON `posts` BEGIN
	INSERT INTO `kept_counts` SELECT 'drafts', '', '', -1 WHERE old.`status` = 'draft' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_count_update` AFTER UPDATE OF `status` ON `posts` BEGIN
	INSERT INTO `kept_counts` SELECT 'drafts', '', '', -1 WHERE old.`status` = 'draft' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
	INSERT INTO `kept_counts` SELECT 'drafts', '', '', 1 WHERE new.`status` = 'draft' ON CONFLICT(`subject`, `month`, `end_month`) DO UPDATE SET `records` = `records` + excluded.`records`;
END;
