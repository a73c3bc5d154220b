import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as lifeCycle from '../src/order-life-cycle.ts';
import type { OrderActor, OrderState } from '../src/order-life-cycle.ts';

const { actionsFor, orderStates, orderTransitions, sourcesOf, statesIn, transitionOf } = lifeCycle;
const isLive = (state: OrderState) => statesIn('live').includes(state);
const actors: OrderActor[] = ['diner', 'restaurant', 'system', 'admin'];

// Written out a second time on purpose: the diagram of the business rules, with the two undo steps and the
// late payment that takes its table again.
const diagram = [
  'held → awaiting_restaurant',
  'held → confirmed',
  'held → expired',
  'held → cancelled',
  'awaiting_restaurant → confirmed',
  'awaiting_restaurant → declined',
  'awaiting_restaurant → unanswered',
  'awaiting_restaurant → cancelled',
  'confirmed → arrived',
  'confirmed → cancelled',
  'confirmed → no_show',
  'arrived → completed',
  'no_show → arrived',
  'arrived → confirmed',
  'no_show → confirmed',
  'expired → awaiting_restaurant',
  'expired → confirmed',
  'confirmed → completed',
  'arrived → no_show',
  'completed → no_show',
  'no_show → completed',
];

it('knows the ways of the diagram and no other', () => {
  const ways = [...new Set(orderTransitions.map(({ from, to }) => `${from} → ${to}`))];
  expect(ways.toSorted()).toEqual(diagram.toSorted());
  // Two ways have two meanings: a booking is cancelled, or another takes its place; a dispute is won, or the list is set right.
  expect(orderTransitions).toHaveLength(diagram.length + 2);
});

it('ends for people in completed, expired, cancelled, declined and unanswered', () => {
  const ends = orderStates.filter((state) =>
    actors.every((by) => actionsFor(state, by).every((action) => action === 'revive' || action === 'correct')),
  );
  expect(ends).toEqual(['completed', 'expired', 'cancelled', 'declined', 'unanswered']);
});

it('reaches every state from a hold', () => {
  const reached = new Set<OrderState>(['held']);
  for (const state of reached)
    orderTransitions.filter((step) => step.from === state).forEach((step) => reached.add(step.to));
  expect(reached).toEqual(new Set(orderStates));
});

it('gives up a table for good, except by taking back a no-show or by a late payment', () => {
  for (const { from, to, action } of orderTransitions) {
    if (!isLive(from) && isLive(to)) expect(['uphold_dispute', 'undo_no_show', 'revive', 'correct']).toContain(action);
  }
  expect(orderStates.filter(isLive)).toEqual(['held', 'awaiting_restaurant', 'confirmed', 'arrived']);
});

it('tells the same through its three questions, and throws on a step that it does not have', () => {
  const state = fc.constantFrom(...orderStates);
  const action = fc.constantFrom(...new Set(orderTransitions.map((step) => step.action)));
  fc.assert(
    fc.property(state, state, fc.constantFrom(...actors), action, (from, to, by, act) => {
      const steps = orderTransitions.filter((step) => step.from === from && step.to === to && step.by.includes(by));
      expect(sourcesOf(to, by).includes(from)).toBe(steps.length > 0);
      for (const step of steps) expect(actionsFor(from, by)).toContain(step.action);
      const one = steps.find((step) => step.action === act);
      if (one) expect(transitionOf(act, by, { from, to })).toBe(one);
      else expect(() => transitionOf(act, by, { from, to })).toThrow('no one step');
    }),
    { numRuns: 1_000 },
  );
});

describe('who may do what', () => {
  it.each<[OrderActor, OrderState, string[]]>([
    ['diner', 'held', ['request', 'confirm', 'cancel']],
    ['diner', 'awaiting_restaurant', ['cancel']],
    ['diner', 'confirmed', ['cancel', 'change']],
    ['diner', 'no_show', []],
    ['diner', 'arrived', []],
    ['restaurant', 'held', []],
    ['restaurant', 'awaiting_restaurant', ['accept', 'decline']],
    ['restaurant', 'confirmed', ['redeem', 'cancel', 'mark_no_show', 'correct']],
    ['restaurant', 'arrived', ['undo_arrived', 'correct']],
    ['restaurant', 'no_show', ['undo_no_show', 'correct']],
    ['system', 'confirmed', ['cancel', 'change']],
    ['system', 'expired', ['revive']],
    ['diner', 'expired', []],
    ['system', 'arrived', ['complete']],
    ['admin', 'no_show', ['uphold_dispute', 'correct']],
  ])('%s with an order that is %s: %j', (by, state, actions) => {
    expect(actionsFor(state, by)).toEqual(actions);
  });
});
