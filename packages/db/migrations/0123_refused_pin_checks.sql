CREATE TABLE "refused_pin_checks" (
	"day" date NOT NULL,
	"pin" char(6) NOT NULL,
	"checks" bigint NOT NULL,
	CONSTRAINT "refused_pin_checks_day_pin_pk" PRIMARY KEY("day","pin"),
	CONSTRAINT "refused_pin_checks_positive" CHECK ("refused_pin_checks"."checks" > 0)
);
