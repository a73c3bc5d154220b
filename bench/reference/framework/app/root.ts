import { createElement as h, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return h(
    'html',
    { lang: 'pt' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links)),
    h('body', null, children, h(ScrollRestoration), h(Scripts)),
  );
}

export default function Root() {
  return h(Outlet);
}
