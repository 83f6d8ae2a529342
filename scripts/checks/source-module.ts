import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A name that a file exports; `default` is one too. */
export interface Export {
  name: string;
  isType: boolean;
}

/** What a file takes from another one, by the specifier as written. */
interface Import {
  from: string;
  /** The imported names, `default` among them; undefined for the whole module, whose names are read from `text`. */
  names: readonly string[] | undefined;
  /** Whether all its exports are passed on: `export * from`. */
  isPassedOn: boolean;
}

/** The exports and imports of a TypeScript or JavaScript file. */
interface SourceModule {
  exports: readonly Export[];
  imports: readonly Import[];
  text: string;
}

/** Calls of import(), also in types; found in the text, because a walk through all nodes takes twice the time. */
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

function declaredNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? declaredNames(element.name) : []));
}

function hasModifier(statement: ts.Statement, modifier: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === modifier)
  );
}

const value = (name: string): Export => ({ name, isType: false });

/** Returns the names that one statement exports. */
function exportsOf(statement: ts.Statement): Export[] {
  if (ts.isExportAssignment(statement)) return [value('default')];
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
          name: name.text,
          isType: statement.isTypeOnly || isTypeOnly,
        }))
      : [];
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return [value('default')];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => declaredNames(name)).map(value);
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, isType: true }];
  if (ts.isEnumDeclaration(statement)) return [value(statement.name.text)];
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [value(statement.name.text)];
  return [];
}

/** Returns what one statement imports or passes on. */
function importsOf(statement: ts.Statement): Import[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const from = statement.moduleSpecifier.text;
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    const names =
      clause && ts.isNamedExports(clause)
        ? clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : undefined;
    return [{ from, names, isPassedOn: names === undefined }];
  }
  const { name, namedBindings } = statement.importClause ?? {};
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    return [{ from, names: undefined, isPassedOn: false }];
  const named = (namedBindings?.elements ?? []).map((element) => (element.propertyName ?? element.name).text);
  return [{ from, names: [...(name ? ['default'] : []), ...named], isPassedOn: false }];
}

/** Returns the exports and imports of a file from its text. */
export function parseSourceModule(file: string, text: string): SourceModule {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const dynamic = [...text.matchAll(DYNAMIC_IMPORT)].map(([, from = '']) => ({
    from,
    names: undefined,
    isPassedOn: false,
  }));
  return {
    exports: statements.flatMap(exportsOf),
    imports: [...statements.flatMap(importsOf), ...dynamic],
    text,
  };
}

/** By absolute path: several checks read the same files. */
const read = new Map<string, SourceModule>();

/** Returns the exports and imports of a file; each file is parsed once per process. */
export function readSourceModule(root: string, file: string): SourceModule {
  const path = join(root, file);
  const known = read.get(path) ?? parseSourceModule(file, readFileSync(path, 'utf8'));
  read.set(path, known);
  return known;
}
