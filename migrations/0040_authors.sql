CREATE TABLE `authors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`bio` text,
	`picture` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authors_slug` ON `authors` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `authors_name` ON `authors` (lower("name"));--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (lower("author"),`is_listed`,`date`,`id`) WHERE author is not null;
--> statement-breakpoint
-- From here on written by hand: the posts of a name are counted as those of a category are (0010), whether or not the
-- name is that of an author, so that an author who is added later finds them counted.
INSERT INTO `post_counts` SELECT 'author/' || lower(`author`), `level`, substr(`date`, 1, `chars`), count(*) FROM `posts`, (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE `is_listed` = 1 AND `author` IS NOT NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `posts_author_insert` AFTER INSERT ON `posts` WHEN new.`is_listed` AND new.`author` IS NOT NULL BEGIN
	INSERT INTO `post_counts` SELECT 'author/' || lower(new.`author`), `level`, substr(new.`date`, 1, `chars`), 1 FROM (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1 AND EXISTS (SELECT 1 FROM `authors` WHERE lower(`name`) IN (lower(new.`author`)));
	INSERT INTO `page_changes` SELECT 'author/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `authors` WHERE lower(`name`) IN (lower(new.`author`)) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_author_delete` AFTER DELETE ON `posts` WHEN old.`is_listed` AND old.`author` IS NOT NULL BEGIN
	INSERT INTO `post_counts` SELECT 'author/' || lower(old.`author`), `level`, substr(old.`date`, 1, `chars`), -1 FROM (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1 AND EXISTS (SELECT 1 FROM `authors` WHERE lower(`name`) IN (lower(old.`author`)));
	INSERT INTO `page_changes` SELECT 'author/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `authors` WHERE lower(`name`) IN (lower(old.`author`)) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_author_join` AFTER UPDATE OF `status`, `publish_at`, `listed_for`, `date`, `author` ON `posts` WHEN new.`is_listed` AND new.`author` IS NOT NULL AND (NOT old.`is_listed` OR old.`author` IS NOT new.`author` OR old.`date` <> new.`date`) BEGIN
	INSERT INTO `post_counts` SELECT 'author/' || lower(new.`author`), `level`, substr(new.`date`, 1, `chars`), 1 FROM (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_author_leave` AFTER UPDATE OF `status`, `publish_at`, `listed_for`, `date`, `author` ON `posts` WHEN old.`is_listed` AND old.`author` IS NOT NULL AND (NOT new.`is_listed` OR old.`author` IS NOT new.`author` OR old.`date` <> new.`date`) BEGIN
	INSERT INTO `post_counts` SELECT 'author/' || lower(old.`author`), `level`, substr(old.`date`, 1, `chars`), -1 FROM (SELECT 0 AS `level`, 0 AS `chars` UNION ALL SELECT 1, 4 UNION ALL SELECT 2, 7 UNION ALL SELECT 3, 10) WHERE true ON CONFLICT(`list`, `level`, `span`) DO UPDATE SET `posts` = `posts` + excluded.`posts`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_author_change` AFTER UPDATE OF `slug`, `title`, `excerpt`, `date`, `category`, `keywords`, `featured_image`, `cover`, `html`, `status`, `publish_at`, `listed_for`, `author` ON `posts` WHEN (old.`is_listed` OR new.`is_listed`) AND (old.`author` IS NOT NULL OR new.`author` IS NOT NULL) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1 AND EXISTS (SELECT 1 FROM `authors` WHERE lower(`name`) IN (lower(old.`author`), lower(new.`author`)));
	INSERT INTO `page_changes` SELECT 'author/' || `slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM `authors` WHERE lower(`name`) IN (lower(old.`author`), lower(new.`author`)) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
-- Every article may name an author, so all of them are rendered again when one changes, which is rare.
CREATE TRIGGER `authors_insert` AFTER INSERT ON `authors` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('authors', 'author/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `authors_update` AFTER UPDATE ON `authors` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('authors', 'author/' || old.`slug`, 'author/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `authors_delete` AFTER DELETE ON `authors` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('authors', 'author/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	DELETE FROM `file_uses` WHERE `subject_type` = 'author' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_shown_by_author` AFTER UPDATE OF `hash`, `name`, `alt`, `is_decorative`, `focus_x`, `focus_y` ON `files` BEGIN
	UPDATE `authors` SET `picture` = `picture` WHERE `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'author');
END;
