import { FlatList, Text } from 'react-native';
import { createElement as h } from 'react';

/** The least that an app of Expo's template does: its router, tabs, and a list that it has in itself. */
const rows = Array.from({ length: 20 }, (_, at) => `Row ${at + 1}`);

export default () =>
  h(FlatList, { data: rows, keyExtractor: (row) => row, renderItem: ({ item }) => h(Text, { testID: 'row' }, item) });
