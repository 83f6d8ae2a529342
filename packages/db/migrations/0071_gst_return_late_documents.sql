CREATE TABLE "gst_return_late_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"period" char(7) NOT NULL,
	CONSTRAINT "gst_return_late_documents_kind_known" CHECK ("gst_return_late_documents"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
ALTER TABLE "gst_return_late_documents" ADD CONSTRAINT "gst_return_late_documents_period_gst_returns_period_fk" FOREIGN KEY ("period") REFERENCES "public"."gst_returns"("period") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gst_return_late_documents_period_index" ON "gst_return_late_documents" USING btree ("period");--> statement-breakpoint
CREATE TRIGGER gst_return_late_documents_only_added BEFORE UPDATE OR DELETE ON gst_return_late_documents FOR EACH ROW EXECUTE FUNCTION refuse_change_of_gst_returns();
