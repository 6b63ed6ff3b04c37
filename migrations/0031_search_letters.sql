-- Written by hand, like 0006 and 0008. Two things are new in the search indexes.
-- Letters without a decomposition in Unicode are indexed as people type them: the views replace them, and
-- src/server/lists/fold-letters.ts has the same pairs. Two views, because one would nest too deeply for some parsers.
-- A row is removed from its index before it changes, because the views only show what the table holds.
-- Rows in a script without spaces (Han, kana, Thai, Lao, Khmer) have a second index of three characters each, so that a
-- word inside a run is found. D1 allows patterns of 50 bytes.
DROP TRIGGER `posts_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `posts_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `posts_fts_update`;
--> statement-breakpoint
DROP TABLE `posts_fts`;
--> statement-breakpoint
CREATE VIEW `posts_latin_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `title`) AS `title`,
	iif(`excerpt` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`excerpt`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `excerpt`) AS `excerpt`,
	iif(`keywords` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`keywords`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `keywords`) AS `keywords`,
	iif(`tags` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`tags`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `tags`) AS `tags`,
	iif(`search_text` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `search_text`) AS `search_text`
FROM `posts`;
--> statement-breakpoint
CREATE VIEW `posts_search_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `title`) AS `title`,
	iif(`excerpt` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`excerpt`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `excerpt`) AS `excerpt`,
	iif(`keywords` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`keywords`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `keywords`) AS `keywords`,
	iif(`tags` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`tags`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `tags`) AS `tags`,
	iif(`search_text` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `search_text`) AS `search_text`
FROM `posts_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_fts` USING fts5(`title`, `excerpt`, `keywords`, `tags`, `search_text`, content='posts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `posts_fts_insert` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_delete` BEFORE DELETE ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT 'delete', `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_update_before` BEFORE UPDATE OF `title`, `excerpt`, `keywords`, `tags`, `search_text` ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT 'delete', `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_update_after` AFTER UPDATE OF `title`, `excerpt`, `keywords`, `tags`, `search_text` ON `posts` BEGIN
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_grams` USING fts5(`title`, `excerpt`, `keywords`, `tags`, `search_text`, content='posts', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `posts_grams_insert` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `posts_grams`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT new.`id`, new.`title`, new.`excerpt`, new.`keywords`, new.`tags`, new.`search_text` WHERE (ifnull(new.`title`, '') || ifnull(new.`excerpt`, '') || ifnull(new.`keywords`, '') || ifnull(new.`tags`, '') || ifnull(new.`search_text`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_grams_delete` AFTER DELETE ON `posts` BEGIN
	INSERT INTO `posts_grams`(`posts_grams`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT 'delete', old.`id`, old.`title`, old.`excerpt`, old.`keywords`, old.`tags`, old.`search_text` WHERE (ifnull(old.`title`, '') || ifnull(old.`excerpt`, '') || ifnull(old.`keywords`, '') || ifnull(old.`tags`, '') || ifnull(old.`search_text`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_grams_update` AFTER UPDATE OF `title`, `excerpt`, `keywords`, `tags`, `search_text` ON `posts` BEGIN
	INSERT INTO `posts_grams`(`posts_grams`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT 'delete', old.`id`, old.`title`, old.`excerpt`, old.`keywords`, old.`tags`, old.`search_text` WHERE (ifnull(old.`title`, '') || ifnull(old.`excerpt`, '') || ifnull(old.`keywords`, '') || ifnull(old.`tags`, '') || ifnull(old.`search_text`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `posts_grams`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT new.`id`, new.`title`, new.`excerpt`, new.`keywords`, new.`tags`, new.`search_text` WHERE (ifnull(new.`title`, '') || ifnull(new.`excerpt`, '') || ifnull(new.`keywords`, '') || ifnull(new.`tags`, '') || ifnull(new.`search_text`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `posts_grams`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) SELECT `id`, `title`, `excerpt`, `keywords`, `tags`, `search_text` FROM `posts` WHERE (ifnull(`title`, '') || ifnull(`excerpt`, '') || ifnull(`keywords`, '') || ifnull(`tags`, '') || ifnull(`search_text`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
--> statement-breakpoint
DROP TRIGGER `bookings_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `bookings_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `bookings_fts_update`;
--> statement-breakpoint
DROP TABLE `bookings_fts`;
--> statement-breakpoint
CREATE VIEW `bookings_latin_letters` AS SELECT
	`id`,
	`code`,
	iif(`company_name` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`company_name`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `company_name`) AS `company_name`,
	iif(`contact_name` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`contact_name`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `contact_name`) AS `contact_name`,
	iif(`client_email` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`client_email`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `client_email`) AS `client_email`,
	iif(`notes` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`notes`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `notes`) AS `notes`
FROM `bookings`;
--> statement-breakpoint
CREATE VIEW `bookings_search_letters` AS SELECT
	`id`,
	`code`,
	iif(`company_name` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`company_name`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `company_name`) AS `company_name`,
	iif(`contact_name` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`contact_name`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `contact_name`) AS `contact_name`,
	iif(`client_email` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`client_email`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `client_email`) AS `client_email`,
	iif(`notes` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`notes`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `notes`) AS `notes`
FROM `bookings_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `bookings_fts` USING fts5(`code`, `company_name`, `contact_name`, `client_email`, `notes`, content='bookings', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) SELECT `id`, `code`, `company_name`, `contact_name`, `client_email`, `notes` FROM `bookings_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_delete` BEFORE DELETE ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(`bookings_fts`, rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) SELECT 'delete', `id`, `code`, `company_name`, `contact_name`, `client_email`, `notes` FROM `bookings_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_update_before` BEFORE UPDATE OF `code`, `company_name`, `contact_name`, `client_email`, `notes` ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(`bookings_fts`, rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) SELECT 'delete', `id`, `code`, `company_name`, `contact_name`, `client_email`, `notes` FROM `bookings_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_update_after` AFTER UPDATE OF `code`, `company_name`, `contact_name`, `client_email`, `notes` ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) SELECT `id`, `code`, `company_name`, `contact_name`, `client_email`, `notes` FROM `bookings_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `bookings_fts`(rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) SELECT `id`, `code`, `company_name`, `contact_name`, `client_email`, `notes` FROM `bookings_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `bookings_grams` USING fts5(`company_name`, `contact_name`, `notes`, content='bookings', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `bookings_grams_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `bookings_grams`(rowid, `company_name`, `contact_name`, `notes`) SELECT new.`id`, new.`company_name`, new.`contact_name`, new.`notes` WHERE (ifnull(new.`company_name`, '') || ifnull(new.`contact_name`, '') || ifnull(new.`notes`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_grams_delete` AFTER DELETE ON `bookings` BEGIN
	INSERT INTO `bookings_grams`(`bookings_grams`, rowid, `company_name`, `contact_name`, `notes`) SELECT 'delete', old.`id`, old.`company_name`, old.`contact_name`, old.`notes` WHERE (ifnull(old.`company_name`, '') || ifnull(old.`contact_name`, '') || ifnull(old.`notes`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_grams_update` AFTER UPDATE OF `company_name`, `contact_name`, `notes` ON `bookings` BEGIN
	INSERT INTO `bookings_grams`(`bookings_grams`, rowid, `company_name`, `contact_name`, `notes`) SELECT 'delete', old.`id`, old.`company_name`, old.`contact_name`, old.`notes` WHERE (ifnull(old.`company_name`, '') || ifnull(old.`contact_name`, '') || ifnull(old.`notes`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `bookings_grams`(rowid, `company_name`, `contact_name`, `notes`) SELECT new.`id`, new.`company_name`, new.`contact_name`, new.`notes` WHERE (ifnull(new.`company_name`, '') || ifnull(new.`contact_name`, '') || ifnull(new.`notes`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `bookings_grams`(rowid, `company_name`, `contact_name`, `notes`) SELECT `id`, `company_name`, `contact_name`, `notes` FROM `bookings` WHERE (ifnull(`company_name`, '') || ifnull(`contact_name`, '') || ifnull(`notes`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
--> statement-breakpoint
DROP TRIGGER `users_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `users_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `users_fts_update`;
--> statement-breakpoint
DROP TABLE `users_fts`;
--> statement-breakpoint
CREATE VIEW `users_latin_letters` AS SELECT
	`id`,
	`username`,
	iif(`name` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `name`) AS `name`,
	iif(`email` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`email`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `email`) AS `email`
FROM `users`;
--> statement-breakpoint
CREATE VIEW `users_search_letters` AS SELECT
	`id`,
	`username`,
	iif(`name` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `name`) AS `name`,
	iif(`email` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`email`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `email`) AS `email`
FROM `users_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_fts` USING fts5(`username`, `name`, `email`, content='users', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `users_fts_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_fts`(rowid, `username`, `name`, `email`) SELECT `id`, `username`, `name`, `email` FROM `users_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_delete` BEFORE DELETE ON `users` BEGIN
	INSERT INTO `users_fts`(`users_fts`, rowid, `username`, `name`, `email`) SELECT 'delete', `id`, `username`, `name`, `email` FROM `users_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_update_before` BEFORE UPDATE OF `username`, `name`, `email` ON `users` BEGIN
	INSERT INTO `users_fts`(`users_fts`, rowid, `username`, `name`, `email`) SELECT 'delete', `id`, `username`, `name`, `email` FROM `users_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_update_after` AFTER UPDATE OF `username`, `name`, `email` ON `users` BEGIN
	INSERT INTO `users_fts`(rowid, `username`, `name`, `email`) SELECT `id`, `username`, `name`, `email` FROM `users_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `users_fts`(rowid, `username`, `name`, `email`) SELECT `id`, `username`, `name`, `email` FROM `users_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_grams` USING fts5(`name`, content='users', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `users_grams_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_grams`(rowid, `name`) SELECT new.`id`, new.`name` WHERE (ifnull(new.`name`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `users_grams_delete` AFTER DELETE ON `users` BEGIN
	INSERT INTO `users_grams`(`users_grams`, rowid, `name`) SELECT 'delete', old.`id`, old.`name` WHERE (ifnull(old.`name`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `users_grams_update` AFTER UPDATE OF `name` ON `users` BEGIN
	INSERT INTO `users_grams`(`users_grams`, rowid, `name`) SELECT 'delete', old.`id`, old.`name` WHERE (ifnull(old.`name`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `users_grams`(rowid, `name`) SELECT new.`id`, new.`name` WHERE (ifnull(new.`name`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `users_grams`(rowid, `name`) SELECT `id`, `name` FROM `users` WHERE (ifnull(`name`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
--> statement-breakpoint
DROP TRIGGER `projects_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `projects_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `projects_fts_update`;
--> statement-breakpoint
DROP TABLE `projects_fts`;
--> statement-breakpoint
CREATE VIEW `projects_latin_letters` AS SELECT
	`id`,
	iif(`name` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `name`) AS `name`,
	iif(`description` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`description`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `description`) AS `description`
FROM `projects`;
--> statement-breakpoint
CREATE VIEW `projects_search_letters` AS SELECT
	`id`,
	iif(`name` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `name`) AS `name`,
	iif(`description` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`description`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `description`) AS `description`
FROM `projects_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `projects_fts` USING fts5(`name`, `description`, content='projects', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `projects_fts_insert` AFTER INSERT ON `projects` BEGIN
	INSERT INTO `projects_fts`(rowid, `name`, `description`) SELECT `id`, `name`, `description` FROM `projects_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_fts_delete` BEFORE DELETE ON `projects` BEGIN
	INSERT INTO `projects_fts`(`projects_fts`, rowid, `name`, `description`) SELECT 'delete', `id`, `name`, `description` FROM `projects_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_fts_update_before` BEFORE UPDATE OF `name`, `description` ON `projects` BEGIN
	INSERT INTO `projects_fts`(`projects_fts`, rowid, `name`, `description`) SELECT 'delete', `id`, `name`, `description` FROM `projects_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_fts_update_after` AFTER UPDATE OF `name`, `description` ON `projects` BEGIN
	INSERT INTO `projects_fts`(rowid, `name`, `description`) SELECT `id`, `name`, `description` FROM `projects_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `projects_fts`(rowid, `name`, `description`) SELECT `id`, `name`, `description` FROM `projects_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `projects_grams` USING fts5(`name`, `description`, content='projects', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `projects_grams_insert` AFTER INSERT ON `projects` BEGIN
	INSERT INTO `projects_grams`(rowid, `name`, `description`) SELECT new.`id`, new.`name`, new.`description` WHERE (ifnull(new.`name`, '') || ifnull(new.`description`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `projects_grams_delete` AFTER DELETE ON `projects` BEGIN
	INSERT INTO `projects_grams`(`projects_grams`, rowid, `name`, `description`) SELECT 'delete', old.`id`, old.`name`, old.`description` WHERE (ifnull(old.`name`, '') || ifnull(old.`description`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `projects_grams_update` AFTER UPDATE OF `name`, `description` ON `projects` BEGIN
	INSERT INTO `projects_grams`(`projects_grams`, rowid, `name`, `description`) SELECT 'delete', old.`id`, old.`name`, old.`description` WHERE (ifnull(old.`name`, '') || ifnull(old.`description`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `projects_grams`(rowid, `name`, `description`) SELECT new.`id`, new.`name`, new.`description` WHERE (ifnull(new.`name`, '') || ifnull(new.`description`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `projects_grams`(rowid, `name`, `description`) SELECT `id`, `name`, `description` FROM `projects` WHERE (ifnull(`name`, '') || ifnull(`description`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
