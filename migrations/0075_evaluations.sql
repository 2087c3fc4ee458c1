-- Evaluations of a game by the event's own engine: three characters for each half-move (core/game/evaluation-code.ts).
alter table games add column evaluations text;
