import ts from 'typescript';
import { visit } from './source.ts';

/** Objects with a `message` property that is not an error message: the contract's resource of that name. */
const NO_ERRORS = new Set(['contract']);

/** Functions that may receive a raw message: the log, and the translator of a form's messages. */
const MAY_HEAR = new Set(['log', 'said']);

function isHeard(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent)
    if (ts.isCallExpression(at) && MAY_HEAR.has(at.expression.getText())) return true;
  return false;
}

/** The places where a file reads the `message` of an error, which is meant for developers unless it is a refusal. */
export function rawMessages(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'message' && !NO_ERRORS.has(node.expression.getText()) && !isHeard(node))
      found.push(node);
    if (ts.isObjectBindingPattern(node) && ts.isVariableDeclaration(node.parent)) {
      const names = node.elements.map((one) => (one.propertyName ?? one.name).getText());
      // The message of a field error comes with its path and may be shown.
      if (names.includes('message') && !names.includes('path')) found.push(node);
    }
  });
  return found;
}
