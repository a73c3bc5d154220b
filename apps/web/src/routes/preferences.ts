import { isLocale } from '@metade/i18n/locale.ts';
import { redirect } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { writeCookie } from '../http/cookies.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { readForm } from '../http/read-form.server.ts';
import type { Route } from './+types/preferences';

/** Stores language, appearance or city, and redirects back or to the city's list. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const secure = facts.options.publicUrl.startsWith('https:');
  const locale = form.get('locale');
  if (isLocale(locale)) facts.setCookie(writeCookie('locale', locale, secure));
  const theme = form.get('theme');
  if (theme === 'light' || theme === 'dark' || theme === 'system') facts.setCookie(writeCookie('theme', theme, secure));
  const region = form.get('region');
  if (typeof region === 'string' && /^[A-Z]{2}-[A-Z0-9]{1,4}\/[a-z0-9-]{1,80}$/.test(region)) {
    facts.setCookie(writeCookie('region', region, secure));
    return redirect(`/restaurants/${region}`);
  }
  return redirect(localPath(form.get('back')) ?? '/');
}

export function loader() {
  return redirect('/');
}
