import { useState } from 'react';
import { refusalOf } from '../api.ts';

type Send<T> = (idempotencyKey: string) => Promise<T>;

/**
 * Sends an action for a subject once. Each variant of it has an Idempotency-Key, which repeats keep. Without an answer it may have
 * succeeded: when a later variant is refused, lost ones are asked for again, and the one that succeeded answers.
 */
export function createAttempts<T>(): (subject: string, wording: string, send: Send<T>) => Promise<T> {
  let of = '';
  let lost = new Map<string, () => Promise<T>>();
  return async (subject, wording, send) => {
    if (of !== subject) lost = new Map();
    of = subject;
    const key = crypto.randomUUID();
    const attempt = lost.get(wording) ?? (() => send(key));
    try {
      const answer = await attempt();
      lost.clear();
      return answer;
    } catch (error) {
      if (isLost(error)) {
        lost.set(wording, attempt);
        throw error;
      }
      lost.delete(wording);
      if (refusalOf(error)?.status !== 409) throw error;
      return firstDone([...lost.values()], error);
    }
  };
}

export function useAttempts<T>() {
  return useState(() => createAttempts<T>())[0];
}

/** The answer of one of these attempts, else the refusal that led here. */
async function firstDone<T>(attempts: readonly (() => Promise<T>)[], refusal: unknown): Promise<T> {
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      if (isLost(error)) throw error;
    }
  }
  throw refusal;
}

function isLost(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal === null || refusal.status >= 500;
}
