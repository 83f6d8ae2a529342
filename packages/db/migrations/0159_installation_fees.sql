ALTER TABLE "installations" ADD COLUMN "fee_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A promise says whether technicians come to its PIN code (docs/spec/delivery-promise.md#caching).
CREATE TRIGGER technician_zones_tell_lanes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON technician_zones FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');--> statement-breakpoint
CREATE TRIGGER technician_zone_areas_tell_lanes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON technician_zone_areas FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');
