import type { Project } from 'typescript/unstable/sync';
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type * as ts from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { SyntaxKind } from 'typescript/unstable/ast';
import type { FunctionNode } from './functions.ts';
import { declared, isExit, isFunction, nameOf } from './functions.ts';
import type { Value } from './values.ts';
import { Closure, Scope, Unknown } from './values.ts';

/** This way through the program ends before the statement. */
class Ends extends Error {}

const worldsMax = 400;
const depthMax = 40;

/** Evaluates expressions of one program. `callsOf`: the calls of a function by its name. */
export function createEvaluator(project: Project, callsOf: (name: string) => ts.CallExpression[]) {
  const { checker } = project;
  const constants = new Map<ts.Node, Value>();
  const declarations = new Map<string, ts.Node | undefined>();
  const numbers = new Map<ts.Node, boolean>();
  const callers = new Map<FunctionNode, ts.CallExpression[]>();
  let world = new Map<string, number>();
  /** What a call gives in this world, by its arguments. */
  let givenIn = new Map<ts.Node, Value>();
  let open: { key: string; count: number }[] = [];
  let depth = 0;

  /** One of several ways that only the running program knows. */
  function choose(key: string, count: number): number {
    const chosen = world.get(key);
    if (chosen !== undefined) return Math.min(chosen, count - 1);
    world.set(key, 0);
    open.push({ key, count });
    return 0;
  }

  /** All that an expression may be: each open choice is taken each way at least once, and few together in every combination. */
  function everyValue<T>(evaluate: () => T): T[] {
    const found: T[] = [];
    const waiting: Map<string, number>[] = [new Map()];
    const taken = new Set<string>();
    for (let at = 0; at < waiting.length && at < worldsMax; at += 1) {
      const given = waiting[at] as Map<string, number>;
      world = new Map(given);
      givenIn = new Map();
      open = [];
      depth = 0;
      try {
        found.push(evaluate());
      } catch (error) {
        if (!(error instanceof Ends)) throw error;
      }
      const before = new Map(given);
      for (const { key, count } of open) {
        for (let way = 1; way < count; way += 1) {
          if (taken.has(`${key} ${way}`) && waiting.length > 32) continue;
          taken.add(`${key} ${way}`);
          waiting.push(new Map(before).set(key, way));
        }
        before.set(key, 0);
      }
    }
    return found;
  }

  function truth(node: ts.Expression, scope: Scope): boolean {
    if (is.isParenthesizedExpression(node)) return truth(node.expression, scope);
    if (is.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      return !truth(node.operand, scope);
    const value = known(evaluate(node, scope));
    return value instanceof Unknown ? choose(node.getText(), 2) === 0 : Boolean(value);
  }

  function isNumber(node: ts.Expression): boolean {
    const asked = numbers.get(node);
    if (asked !== undefined) return asked;
    const found = ((checker.getTypeAtLocation(node)?.flags ?? 0) & TypeFlags.NumberLike) !== 0;
    numbers.set(node, found);
    return found;
  }

  /** Text of a value in SQL. */
  function textOf(value: Value): string | Unknown {
    const found = known(value);
    if (found instanceof Unknown) return found;
    return typeof found === 'object' && !Array.isArray(found) ? new Unknown('an object') : String(found);
  }

  const known = (value: Value): Value => (value instanceof Unknown ? askCallers(value) : value);

  function askCallers(value: Unknown): Value {
    if (value.argument === undefined) return value;
    const { of, at, path } = value.argument;
    const name = nameOf(of);
    const calls = callersOf(of, name ?? '');
    const call = calls[choose(`caller of ${name}`, calls.length)];
    if (call === undefined) return value;
    const argument = call.arguments[at] ?? of.parameters[at]?.initializer;
    if (argument === undefined) return undefined;
    return deeper(value, () => {
      if (!givenIn.has(argument)) givenIn.set(argument, evaluate(argument, scopeAt(call)));
      return known(path.reduce(memberOf, givenIn.get(argument)));
    });
  }

  function callersOf(of: FunctionNode, name: string): ts.CallExpression[] {
    const asked = callers.get(of);
    if (asked !== undefined) return asked;
    const found = callsOf(name).filter(({ expression }) => declarationOf(expression as ts.Identifier) === declared(of));
    callers.set(of, found);
    return found;
  }

  /** Evaluates, unless a function that calls itself goes on and on. */
  function deeper(otherwise: Value, evaluateIt: () => Value): Value {
    if (depth >= depthMax) return otherwise;
    depth += 1;
    const found = evaluateIt();
    depth -= 1;
    return found;
  }

  function memberOf(value: Value, name: string): Value {
    if (value instanceof Unknown) {
      const { argument } = value;
      return new Unknown(`${value.why}.${name}`, argument && { ...argument, path: [...argument.path, name] });
    }
    if (typeof value === 'string' || Array.isArray(value))
      return name === 'length' ? value.length : ((value as Value[])[Number(name)] ?? new Unknown(name));
    if (value instanceof Closure || typeof value !== 'object' || value === null) return new Unknown(`.${name}`);
    return name in value ? value[name] : (value['…'] ?? undefined);
  }

  function evaluate(node: ts.Expression, scope: Scope): Value {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (is.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword)
      return node.kind === SyntaxKind.TrueKeyword;
    if (node.kind === SyntaxKind.NullKeyword) return null;
    if (is.isTaggedTemplateExpression(node) && is.isNoSubstitutionTemplateLiteral(node.template))
      return node.tag.getText() === 'String.raw' ? node.template.getText().slice(1, -1) : new Unknown('a tag');
    if (is.isTemplateExpression(node)) {
      const parts: (string | Unknown)[] = [node.head.text];
      for (const span of node.templateSpans) {
        const text = textOf(evaluate(span.expression, scope));
        // Any number does for one that only the running program knows.
        parts.push(text instanceof Unknown && isNumber(span.expression) ? '1' : text, span.literal.text);
      }
      return parts.find((part) => part instanceof Unknown) ?? parts.join('');
    }
    if (
      is.isParenthesizedExpression(node) ||
      is.isAsExpression(node) ||
      is.isSatisfiesExpression(node) ||
      is.isNonNullExpression(node) ||
      is.isAwaitExpression(node)
    )
      return evaluate(node.expression, scope);
    if (is.isConditionalExpression(node))
      return evaluate(truth(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    if (is.isIdentifier(node)) return identifier(node, scope);
    if (is.isPropertyAccessExpression(node)) return memberOf(evaluate(node.expression, scope), node.name.text);
    if (is.isElementAccessExpression(node)) return element(node, scope);
    if (is.isArrowFunction(node) || is.isFunctionExpression(node)) return new Closure(node, scope);
    if (is.isArrayLiteralExpression(node))
      return node.elements.flatMap((item): Value[] => {
        if (!is.isSpreadElement(item)) return [evaluate(item, scope)];
        const spread = known(evaluate(item.expression, scope));
        return Array.isArray(spread) ? spread : [new Unknown('…')];
      });
    if (is.isObjectLiteralExpression(node)) return object(node, scope);
    if (is.isBinaryExpression(node)) return binary(node, scope);
    if (is.isPrefixUnaryExpression(node)) {
      const value = evaluate(node.operand, scope);
      if (value instanceof Unknown) return value;
      return node.operator === SyntaxKind.MinusToken ? -Number(value) : !value;
    }
    if (is.isCallExpression(node)) return call(node, scope);
    return new Unknown(node.getText().slice(0, 60));
  }

  function element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const of = evaluate(node.expression, scope);
    const at = evaluate(node.argumentExpression, scope);
    if (!(at instanceof Unknown)) return memberOf(of, String(at));
    if (of instanceof Unknown || of instanceof Closure || typeof of !== 'object' || of === null)
      return new Unknown('[]');
    const values = Object.values(of);
    return values[choose(node.argumentExpression.getText(), values.length)];
  }

  function object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const made: { [name: string]: Value } = {};
    for (const property of node.properties) {
      if (is.isShorthandPropertyAssignment(property))
        made[property.name.getText()] = identifier(property.name as ts.Identifier, scope);
      else if (is.isPropertyAssignment(property)) {
        const name = is.isComputedPropertyName(property.name)
          ? evaluate(property.name.expression, scope)
          : property.name.getText().replaceAll("'", '');
        if (typeof name === 'string') made[name] = evaluate(property.initializer, scope);
      } else if (is.isSpreadAssignment(property)) {
        const spread = evaluate(property.expression, scope);
        if (spread instanceof Unknown) made['…'] = spread;
        else Object.assign(made, spread);
      }
    }
    return made;
  }

  function binary(node: ts.BinaryExpression, scope: Scope): Value {
    const operator = node.operatorToken.kind;
    if (operator === SyntaxKind.EqualsToken) return evaluate(node.right, scope);
    if (operator === SyntaxKind.AmpersandAmpersandToken)
      return truth(node.left, scope) ? evaluate(node.right, scope) : false;
    const left = known(evaluate(node.left, scope));
    if (operator === SyntaxKind.QuestionQuestionToken || operator === SyntaxKind.BarBarToken) {
      if (left instanceof Unknown) return choose(node.left.getText(), 2) === 0 ? left : evaluate(node.right, scope);
      return (operator === SyntaxKind.BarBarToken ? left : (left ?? undefined)) || evaluate(node.right, scope);
    }
    const right = evaluate(node.right, scope);
    if (operator === SyntaxKind.PlusToken && (typeof left === 'string' || typeof right === 'string')) {
      const parts = [textOf(left), textOf(right)];
      return parts.find((part) => part instanceof Unknown) ?? parts.join('');
    }
    if (left instanceof Unknown || right instanceof Unknown) return new Unknown(node.getText().slice(0, 60));
    switch (operator) {
      case SyntaxKind.EqualsEqualsEqualsToken:
        return left === right;
      case SyntaxKind.ExclamationEqualsEqualsToken:
        return left !== right;
      case SyntaxKind.GreaterThanToken:
        return Number(left) > Number(right);
      case SyntaxKind.LessThanToken:
        return Number(left) < Number(right);
      case SyntaxKind.PlusToken:
        return Number(left) + Number(right);
      case SyntaxKind.MinusToken:
        return Number(left) - Number(right);
      case SyntaxKind.AsteriskToken:
        return Number(left) * Number(right);
      default:
        return new Unknown(node.getText().slice(0, 60));
    }
  }

  function call(node: ts.CallExpression, scope: Scope): Value {
    const callee = node.expression;
    const given = () =>
      node.arguments.flatMap((argument): Value[] => {
        if (!is.isSpreadElement(argument)) return [evaluate(argument, scope)];
        const spread = known(evaluate(argument.expression, scope));
        return Array.isArray(spread) ? spread : [new Unknown('…')];
      });
    if (is.isIdentifier(callee) && callee.text === 'Number') return 1;
    if (is.isPropertyAccessExpression(callee)) {
      const name = callee.name.text;
      if (is.isIdentifier(callee.expression) && callee.expression.text === 'Object') {
        const of = given()[0];
        if (of instanceof Unknown || of instanceof Closure || typeof of !== 'object' || of === null)
          return new Unknown('Object');
        if (name === 'keys') return Object.keys(of);
        if (name === 'values') return Object.values(of) as Value[];
        return name === 'entries' ? (Object.entries(of) as Value[][]) : new Unknown(name);
      }
      const found = evaluate(callee.expression, scope);
      // Of a list that is not known one item stands for all.
      const of = found instanceof Unknown && (name === 'map' || name === 'flatMap') ? [memberOf(found, '0')] : found;
      if (Array.isArray(of)) return list(of, name, given());
      if (typeof of === 'string' && name === 'trim') return of.trim();
      const method = memberOf(of, name);
      return method instanceof Closure ? apply(method, given()) : new Unknown(node.getText().slice(0, 60));
    }
    const target = evaluate(callee, scope);
    return target instanceof Closure ? apply(target, given()) : new Unknown(node.getText().slice(0, 60));
  }

  function list(of: Value[], name: string, given: Value[]): Value {
    const [first] = given;
    const each = (item: Value, at: number) => (first instanceof Closure ? apply(first, [item, at]) : new Unknown(name));
    switch (name) {
      case 'join': {
        const parts = of.map(textOf);
        return parts.find((part) => part instanceof Unknown) ?? parts.join(first === undefined ? ',' : String(first));
      }
      case 'push':
        return of.push(...given);
      case 'unshift':
        return of.unshift(...given);
      case 'map':
        return of.map(each);
      case 'flatMap':
        return of.map(each).flat() as Value[];
      case 'filter':
        return of.filter((item, at) => {
          const kept = each(item, at);
          return kept instanceof Unknown || Boolean(kept);
        });
      case 'includes':
        return of.includes(first);
      default:
        return new Unknown(`.${name}()`);
    }
  }

  function identifier(node: ts.Identifier, scope: Scope): Value {
    const { text: name } = node;
    if (name === 'undefined') return undefined;
    const holder = scope.holder(name);
    if (holder !== undefined) return holder.get(name);
    const declaration = declarationOf(node);
    if (declaration === undefined) return new Unknown(name);
    if (is.isFunctionDeclaration(declaration)) return new Closure(declaration, new Scope());
    if (!is.isVariableDeclaration(declaration) || declaration.initializer === undefined) return new Unknown(name);
    if (!constants.has(declaration)) constants.set(declaration, evaluate(declaration.initializer, new Scope()));
    return constants.get(declaration);
  }

  /** Asked once a name and file: each answer comes from another process. */
  function declarationOf(node: ts.Identifier): ts.Node | undefined {
    const key = `${node.getSourceFile().fileName} ${node.text}`;
    if (declarations.has(key)) return declarations.get(key);
    const symbol = is.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const found = target?.valueDeclaration?.resolve(project);
    declarations.set(key, found);
    return found;
  }

  function apply(target: Closure, given: Value[]): Value {
    return deeper(new Unknown('too deep'), () => applied(target, given));
  }

  function applied(target: Closure, given: Value[]): Value {
    const scope = new Scope(target.scope);
    target.node.parameters.forEach((parameter, at) => {
      if (parameter.dotDotDotToken) return bind(parameter.name, given.slice(at), scope);
      const value =
        given[at] === undefined && parameter.initializer ? evaluate(parameter.initializer, scope) : given[at];
      return bind(parameter.name, value, scope);
    });
    const { body } = target.node;
    if (body === undefined) return new Unknown('no body');
    return is.isBlock(body) ? run(body.statements, scope)?.value : evaluate(body as ts.Expression, scope);
  }

  function bind(name: ts.BindingName, value: Value | (() => Value), scope: Scope): void {
    if (is.isIdentifier(name)) {
      scope.set(name.text, value);
      return;
    }
    const parts = new Scope();
    parts.set('whole', value);
    const whole = () => parts.get('whole');
    name.elements.forEach((item, at) => {
      if (!is.isBindingElement(item) || item.name === undefined) return;
      const key = is.isArrayBindingPattern(name) ? String(at) : (item.propertyName ?? item.name).getText();
      bind(
        item.name,
        () => {
          const found = item.dotDotDotToken ? new Unknown('…') : memberOf(whole(), key);
          return found === undefined && item.initializer ? evaluate(item.initializer, scope) : found;
        },
        scope,
      );
    });
  }

  /** Runs statements; what they return, if they do. */
  function run(statements: readonly ts.Statement[], scope: Scope): { value: Value } | undefined {
    for (const statement of statements) {
      const returned = runOne(statement, scope);
      if (returned) return returned;
    }
    return undefined;
  }

  function runOne(node: ts.Statement, scope: Scope): { value: Value } | undefined {
    if (is.isBlock(node)) return run(node.statements, new Scope(scope));
    if (is.isReturnStatement(node)) return { value: node.expression && evaluate(node.expression, scope) };
    if (is.isThrowStatement(node)) throw new Ends();
    if (is.isFunctionDeclaration(node)) scope.set(node.name?.text ?? '', new Closure(node, scope));
    else if (is.isVariableStatement(node))
      for (const { name, initializer } of node.declarationList.declarations)
        bind(name, initializer && (() => evaluate(initializer, scope)), scope);
    else if (is.isIfStatement(node)) {
      if (truth(node.expression, scope)) return runOne(node.thenStatement, scope);
      return node.elseStatement && runOne(node.elseStatement, scope);
    } else if (is.isExpressionStatement(node)) effect(node.expression, scope);
    else if (is.isForOfStatement(node)) {
      const items = evaluate(node.expression, scope);
      for (const item of Array.isArray(items) ? items : [new Unknown(node.expression.getText())]) {
        const inner = new Scope(scope);
        bindLoop(node, item, inner);
        const returned = runOne(node.statement, inner);
        if (returned) return returned;
      }
    } else if (is.isSwitchStatement(node)) return runCase(node, scope);
    return undefined;
  }

  function runCase(node: ts.SwitchStatement, scope: Scope): { value: Value } | undefined {
    const { clauses } = node.caseBlock;
    const value = evaluate(node.expression, scope);
    const at =
      value instanceof Unknown
        ? choose(node.expression.getText(), clauses.length)
        : clauses.findIndex((clause) => is.isDefaultClause(clause) || evaluate(clause.expression, scope) === value);
    for (const clause of clauses.slice(Math.max(0, at))) {
      const returned = run(clause.statements, scope);
      if (returned) return returned;
      if (clause.statements.some(({ kind }) => kind === SyntaxKind.BreakStatement)) break;
    }
    return undefined;
  }

  function effect(node: ts.Expression, scope: Scope): void {
    if (is.isBinaryExpression(node) && is.isIdentifier(node.left)) {
      const { kind } = node.operatorToken;
      if (kind === SyntaxKind.EqualsToken) scope.assign(node.left.text, evaluate(node.right, scope));
      else if (kind === SyntaxKind.PlusEqualsToken) {
        const parts = [textOf(evaluate(node.left, scope)), textOf(evaluate(node.right, scope))];
        scope.assign(node.left.text, parts.find((part) => part instanceof Unknown) ?? parts.join(''));
      }
    } else if (is.isCallExpression(node)) call(node, scope);
  }

  function bindLoop(node: ts.ForOfStatement, item: Value, scope: Scope): void {
    const { initializer } = node;
    if (is.isVariableDeclarationList(initializer) && initializer.declarations[0])
      bind(initializer.declarations[0].name, item, scope);
  }

  /** What is known at a place in the program: the functions around it have run until there, with arguments that only callers know. */
  function scopeAt(node: ts.Node): Scope {
    const path: ts.Node[] = [];
    let at: ts.Node = node;
    while (!isFunction(at.parent) && !is.isSourceFile(at.parent)) {
      at = at.parent;
      path.unshift(at);
    }
    const around = at.parent;
    if (!isFunction(around)) return new Scope();
    let scope = new Scope(scopeAt(around));
    around.parameters.forEach((parameter, place) => {
      const unknown = new Unknown(parameter.name.getText(), { of: around, at: place, path: [] });
      bind(parameter.name, unknown, scope);
    });
    path.push(node);
    path.forEach((step, place) => {
      const next = path[place + 1];
      if (is.isBlock(step)) {
        scope = new Scope(scope);
        for (const statement of step.statements) {
          if (statement === next) break;
          if (is.isIfStatement(statement) && isExit(statement.thenStatement) && !statement.elseStatement) continue;
          try {
            runOne(statement, scope);
          } catch (error) {
            if (!(error instanceof Ends)) throw error;
          }
        }
      } else if (is.isForOfStatement(step) && step.statement === next) {
        const items = evaluate(step.expression, scope);
        scope = new Scope(scope);
        const item = Array.isArray(items)
          ? items[choose(step.expression.getText(), items.length)]
          : new Unknown(step.expression.getText());
        bindLoop(step, item, scope);
      } else if (is.isIfStatement(step)) assume(step.expression, next === step.thenStatement);
      else if (is.isConditionalExpression(step) && next !== step.condition)
        assume(step.condition, next === step.whenTrue);
    });
    return scope;
  }

  function assume(condition: ts.Expression, holds: boolean): void {
    if (is.isPrefixUnaryExpression(condition)) return assume(condition.operand, !holds);
    world.set(condition.getText(), holds ? 0 : 1);
  }

  return {
    /** Every text that an expression may be, or why it cannot be known; with what else is read in the same circumstances. */
    everyText<T>(node: ts.Expression, beside: (read: (node: ts.Expression) => Value) => T) {
      return everyValue(() => {
        const scope = scopeAt(node);
        return { text: textOf(evaluate(node, scope)), beside: beside((other) => evaluate(other, scope)) };
      });
    },
  };
}
