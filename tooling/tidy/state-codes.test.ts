import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, code, isProduct, parse, visit } from './source.ts';

/** Where codes of roles and states are spelled: the tables of the domain, and the contract that turns them into names. */
const TABLES = /^packages\/(api|domain)\/src\//;
/** Names of fields that carry a role or a state. */
const CARRIES = /^(state|states|role|fromState|toState|actorRole|applicationState)$/;
const isCode = (node: ts.Node): node is ts.StringLiteral => ts.isStringLiteral(node) && /^\d{2}$/.test(node.text);

/** A code that is given to, compared with, or looked up by a role or a state. */
function spelledFor(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return CARRIES.test(parent.name.getText());
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return ts.isPropertyAccessExpression(other) ? CARRIES.test(other.name.text) : ts.isIdentifier(other) && CARRIES.test(other.text);
  }
  return ts.isElementAccessExpression(parent) && /stateCounts|counts$/i.test(parent.expression.getText());
}

test('no code of a role or a state is spelled outside the contract and the domain', () => {
  const spelled = code
    .filter((file) => isProduct(file) && !TABLES.test(file))
    .flatMap((file) => {
      const found: string[] = [];
      visit(parse(file), (node) => {
        if (isCode(node) && spelledFor(node)) found.push(at(file, node));
      });
      return found;
    });
  expect(spelled).toEqual([]);
});

test('what decodes a code of a role is asked in the contract only', () => {
  const asking = code.filter((file) => isProduct(file) && !TABLES.test(file) && /\broleOfCode\b/.test(parse(file).text));
  expect(asking).toEqual([]);
});
