-- Bets are counted where a count is needed.

DROP TABLE bet_counts;
DROP INDEX bets_by_filter;
-- Pages and counts of a player's bets, whatever the filter, are read from this index alone.
CREATE INDEX bets_of_player ON bets (player_id, id, market_id, session, status);
-- What a result settles.
CREATE INDEX pending_bets ON bets (market_id, market_day, decided_by) WHERE status = 0;
