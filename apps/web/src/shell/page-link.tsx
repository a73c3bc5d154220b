import { afterPaint } from '@metade/ui/after-paint.ts';
import { useEffect, type ComponentProps } from 'react';
import { useNavigate, useSubmit } from 'react-router';

/**
 * A link for long lists: a plain anchor that usePageLinks makes the router follow. The router's own Link costs several times as
 * much to render, and a list has a hundred and more.
 */
export function PageLink({
  to,
  keepScroll = false,
  children,
  ...rest
}: { to: string; keepScroll?: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} href={to} data-page={keepScroll ? 'keep-scroll' : ''}>
      {children}
    </a>
  );
}

/** A form that asks for the page it is on with other choices; usePageLinks sends it. replace: in the place of the page's history entry. */
export function PageForm({ replace = false, ...rest }: { replace?: boolean } & ComponentProps<'form'>) {
  return <form {...rest} method="get" data-page={replace ? 'replace' : 'keep-scroll'} />;
}

/**
 * Client-side navigation for every PageLink and every plain form with `data-page`; once per document. It begins once the press is
 * painted: matching routes and asking for their data takes longer than a frame.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        elsewhere ||
        (link.target && link.target !== '_self')
      )
        return;
      event.preventDefault();
      const { pathname, search, hash, href, dataset } = link;
      afterPaint(() =>
        navigate(pathname + search + hash, {
          replace: href === window.location.href,
          preventScrollReset: dataset.page === 'keep-scroll',
        }),
      );
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.page === undefined || event.defaultPrevented) return;
      event.preventDefault();
      // As it is now: its button may be gone by then.
      const data = new FormData(form, event.submitter);
      const kind = form.dataset.page;
      const method = form.method as 'get' | 'post';
      const action = form.getAttribute('action') ?? window.location.pathname;
      afterPaint(() =>
        submit(data, {
          method,
          action,
          preventScrollReset: kind !== '',
          ...(kind === 'replace' ? { replace: true } : {}),
        }),
      );
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate, submit]);
}
