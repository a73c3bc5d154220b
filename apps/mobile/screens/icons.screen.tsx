import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react-native';
import type { LucideIcon } from 'lucide-react-native';
import { type Elements, onePath } from '../src/parts/one-path';

const app = path.join(__dirname, '..');
const sources = ['app', 'src'].flatMap((folder) =>
  readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(app, folder, name), 'utf8')),
);
const names = new Set(
  sources.flatMap((text) => [...text.matchAll(/lucide-react-native\/icons\/([a-z0-9-]+)/g)].map(([, name]) => name)),
);
const lines = ['d', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points', 'key'];

/** Lines alone, as one path draws them. The line of a dot is as wide as the dot, which is filled by it. */
function isLines([, attributes]: Elements[number]): boolean {
  const others = Object.keys(attributes).filter((name) => !lines.includes(name));
  return others.length === 0 || (others.join() === 'fill' && Number(attributes.r) <= 1);
}

test('every icon of the app is lines alone, and drawn as one path', async () => {
  expect(names.size).toBeGreaterThan(50);
  for (const name of names) {
    const { __iconData: data, default: Icon } = require(`lucide-react-native/icons/${name}`) as {
      __iconData: { node: Elements; size: number };
      default: LucideIcon;
    };
    expect(data.size).toBe(24);
    expect(data.node.filter((element) => !isLines(element))).toEqual([]);
    expect(onePath(data.node)).not.toMatch(/NaN|undefined/);
    await render(<Icon color="#123456" />);
    const paths = screen.root?.queryAll(({ type }) => type === 'RNSVGPath');
    expect(paths?.map(({ props }) => props.d)).toEqual([onePath(data.node)]);
    await screen.unmount();
  }
});
