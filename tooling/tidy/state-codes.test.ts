import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, code, isProduct, parse, visit } from './source.ts';

/** Files that may contain codes of roles and states: the domain's tables, and the contract that converts them to names. */
const TABLES = /^packages\/(api|domain)\/src\//;
/** Names of fields that contain a role or a state. */
const CARRIES = /^(state|states|role|fromState|toState|actorRole|applicationState)$/;
const isCode = (node: ts.Node): node is ts.StringLiteral => ts.isStringLiteral(node) && /^\d{2}$/.test(node.text);

/** Whether a code is assigned to, compared with, or used as a key of a role or state. */
function spelledFor(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return CARRIES.test(parent.name.getText());
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return ts.isPropertyAccessExpression(other) ? CARRIES.test(other.name.text) : ts.isIdentifier(other) && CARRIES.test(other.text);
  }
  return ts.isElementAccessExpression(parent) && /stateCounts|counts$/i.test(parent.expression.getText());
}

test('codes of roles and states only occur in the contract and the domain', () => {
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

test('role codes are decoded only in the contract', () => {
  const asking = code.filter((file) => isProduct(file) && !TABLES.test(file) && /\broleOfCode\b/.test(parse(file).text));
  expect(asking).toEqual([]);
});
