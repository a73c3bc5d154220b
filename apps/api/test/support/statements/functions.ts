import type * as ts from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { SyntaxKind } from 'typescript/unstable/ast';

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

export function isFunction(node: ts.Node): node is FunctionNode {
  return (
    is.isArrowFunction(node) ||
    is.isFunctionExpression(node) ||
    is.isFunctionDeclaration(node) ||
    is.isMethodDeclaration(node)
  );
}

/** By which its callers know it. */
export function nameOf(node: FunctionNode): string | undefined {
  if (is.isFunctionDeclaration(node)) return node.name?.text;
  const { parent } = node;
  return is.isVariableDeclaration(parent) && is.isIdentifier(parent.name) ? parent.name.text : undefined;
}

/** Where the name of a function stands. */
export function declared(node: FunctionNode): ts.Node {
  return is.isFunctionDeclaration(node) ? node : node.parent;
}

/** Whether nothing after a statement runs. */
export function isExit(node: ts.Statement): boolean {
  const last = is.isBlock(node) ? node.statements.at(-1) : node;
  return last !== undefined && exits.has(last.kind);
}

const exits = new Set([SyntaxKind.ReturnStatement, SyntaxKind.ThrowStatement, SyntaxKind.ContinueStatement]);
