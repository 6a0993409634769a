import ts from 'typescript';
import { visit } from './source.ts';

/** Whose `message` is no sentence of a failed call: the contract's resource of that name. */
const NO_ERRORS = new Set(['contract']);

/** What may be given a raw message: the log, and the translator of a form's own messages. */
const MAY_HEAR = new Set(['log', 'said']);

function isHeard(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent)
    if (ts.isCallExpression(at) && MAY_HEAR.has(at.expression.getText())) return true;
  return false;
}

/** Where a file reads the `message` of an error, which is a note to developers unless the business refused. */
export function rawMessages(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'message' && !NO_ERRORS.has(node.expression.getText()) && !isHeard(node))
      found.push(node);
    if (ts.isObjectBindingPattern(node) && ts.isVariableDeclaration(node.parent)) {
      const names = node.elements.map((one) => (one.propertyName ?? one.name).getText());
      // The problem of a field comes with its path; its message is the server's.
      if (names.includes('message') && !names.includes('path')) found.push(node);
    }
  });
  return found;
}
