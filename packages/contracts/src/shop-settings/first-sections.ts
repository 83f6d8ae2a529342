import { BLANK_SECTIONS } from './blank-sections';
import { DEMO_SECTIONS } from './demo-sections';
import { demoValues } from './demo-values';
import { firstChoices } from './first-choices';
import { COMPANY_SECTIONS, SECTIONS, SectionValues, type Section, type Sections } from './section-values';
import { shopVariable } from './settings';

type Environment = Readonly<Record<string, string | undefined>>;

interface FirstSections {
  sections: Partial<Sections>;
  /** Why a section is not among them, a line for each variable. */
  problems: string[];
}

const namesOf = (section: Section) => Object.keys(DEMO_SECTIONS[section]);

/** Returns the values of a section that the environment sets; a fee is a number. */
function valuesSet(section: Section, env: Environment): Record<string, unknown> {
  const found = namesOf(section).flatMap((name) => {
    const value = env[shopVariable(name)];
    return value ? [[name, name.endsWith('Paise') ? Number(value) : value] as const] : [];
  });
  return Object.fromEntries(found);
}

const isOfCompany = (section: Section) => (COMPANY_SECTIONS as readonly Section[]).includes(section);

/** Returns the value of a section that has no version, or what is wrong with it. Empty for one that production does not set. */
function firstValue(section: Section, env: Environment, isProduction: boolean) {
  if (!isOfCompany(section))
    return { value: (isProduction ? BLANK_SECTIONS : DEMO_SECTIONS)[section], problems: [] };
  const values = valuesSet(section, env);
  const hasDefaults = !isProduction || section === 'fees';
  if (!hasDefaults && Object.keys(values).length === 0) return { problems: [] };
  const parsed = SectionValues[section].safeParse(
    hasDefaults ? { ...DEMO_SECTIONS[section], ...values } : values,
  );
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map(
        ({ path, message }) => `${shopVariable(String(path[0]))}: ${message}`,
      ),
    };
  const demo = isProduction ? demoValues(section, parsed.data) : [];
  if (demo.length > 0)
    return { problems: demo.map((name) => `${shopVariable(name)}: this is a demo value.`) };
  return { value: parsed.data, problems: [] };
}

/**
 * Returns the first published version of each section, from `SHOP_…` variables: those of a shop of an earlier release.
 * Outside production what is not set is the demo's; in production only a section that is complete, valid and not the demo's
 * is taken. Holidays and texts are those of the release, in production without holidays; choices are those of the variables
 * or their defaults (docs/spec/settings.md#first-start). Throws a ZodError for a choice with a wrong value.
 */
export function firstSections(env: Environment, isProduction: boolean): FirstSections {
  const choices = firstChoices(env);
  const all = SECTIONS.filter((section) => !(section in choices)).map((section) => ({
    section,
    ...firstValue(section, env, isProduction),
  }));
  const others = all.flatMap(({ section, value }) => (value === undefined ? [] : [[section, value]]));
  return {
    sections: { ...Object.fromEntries(others), ...choices },
    problems: all.flatMap(({ problems }) => problems),
  };
}
