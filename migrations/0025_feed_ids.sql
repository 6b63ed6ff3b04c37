ALTER TABLE `posts` ADD `feed_id` text;--> statement-breakpoint
CREATE INDEX `posts_feed_id` ON `posts` (`feed_id`) WHERE feed_id is not null;