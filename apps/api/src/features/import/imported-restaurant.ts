import type { Country, KitchenSlug } from '@metade/contracts/catalogue.ts';
import type { Worksheet } from './parse-opening-hours.ts';

/** What every source is brought to. Addresses for mail are left behind on purpose: nobody in a source agreed to be written to. */
export type ImportedRestaurant = {
  source: string;
  /** The source's own key of the restaurant; with `source` it finds the same row again. */
  source_ref: string;
  company_name: string;
  description: string;
  /** E.164. */
  phone?: string;
  website?: string;
  country: Country;
  city_id: string;
  time_zone: string;
  street: string;
  number: string;
  district: string;
  zip: string;
  lat?: number;
  lng?: number;
  kitchens: KitchenSlug[];
  /** Undefined when the source gives no hours that could be read. */
  worksheet?: Worksheet;
  menu?: { name: string; description: string }[];
};

export type RejectCode =
  | 'unnamed'
  | 'no_reference'
  | 'no_place'
  | 'country_unknown'
  | 'city_unknown'
  | 'point_zero'
  | 'too_far'
  | 'duplicate'
  | 'malformed'
  | 'open_quote'
  | 'too_long'
  | 'control_character'
  | 'broken_encoding'
  | 'bidi_mark'
  | 'markup'
  | 'formula';
export type WarningCode = 'hours_not_read' | 'phone_not_read' | 'label_unknown' | 'point_ignored';

/** How a file is read. */
export type ReadOptions = {
  /** Of rows that do not say it themselves. */
  country?: Country;
  /** How far a row's point may lie from the nearest city that we know. */
  cityKm: number;
  /** Of our own layout: its columns by the names that the file has for them. */
  columns?: Partial<Record<string, string>>;
  /** Of our own layout: what tells its rows from another file's. */
  source?: string;
};

export type Warning = { code: WarningCode; detail: string };

export type ReadRecord =
  | { ok: ImportedRestaurant; warnings: Warning[] }
  | { reject: { code: RejectCode; detail: string } };

/** `row` counts the records of the file from 1. */
export type ParsedRow = { row: number } & ReadRecord;

/** A line of a CSV file by the names of its columns. */
export type CsvRecord = Record<string, string | undefined>;
