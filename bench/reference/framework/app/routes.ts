import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('list.ts')] satisfies RouteConfig;
