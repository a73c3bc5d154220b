/** Minimum characters of a restaurant's description. */
export const descriptionMin = 20;

export const restaurantStates = ['draft', 'submitted', 'changes_requested', 'approved', 'rejected', 'paused'] as const;
export type RestaurantState = (typeof restaurantStates)[number];

export type ApprovalAction = 'submit' | 'approve' | 'request_changes' | 'reject';

type ApprovalStep = {
  readonly action: ApprovalAction;
  readonly from: readonly RestaurantState[];
  readonly to: RestaurantState;
  readonly by: 'team' | 'admin';
};

/** The only transitions of a registration. */
export const approvalSteps: readonly ApprovalStep[] = [
  { action: 'submit', from: ['draft', 'changes_requested'], to: 'submitted', by: 'team' },
  { action: 'approve', from: ['submitted'], to: 'approved', by: 'admin' },
  { action: 'request_changes', from: ['submitted'], to: 'changes_requested', by: 'admin' },
  { action: 'reject', from: ['submitted', 'changes_requested'], to: 'rejected', by: 'admin' },
];

/** The transition of an action. */
export function approvalStep(action: ApprovalAction): ApprovalStep {
  return approvalSteps.find((step) => step.action === action)!;
}

/** States in which the owner can edit the registration. */
export const statesUnderWay = ['draft', 'submitted', 'changes_requested'] as const satisfies RestaurantState[];

/** The six steps with their fields; admins request changes by these names. */
export const registrationSteps = {
  identity: ['company_name', 'description', 'phone', 'website', 'facebook'],
  place: ['country', 'zip', 'street', 'number', 'district', 'city', 'location'],
  pictures: ['logo', 'cover', 'photos'],
  food: ['kitchen', 'ticket_avg', 'services', 'desserts'],
  tables: ['worksheet', 'tables', 'accepted_sizes', 'table_tolerance', 'confirmation_mode'],
  terms: ['terms'],
} as const;
export type RegistrationStep = keyof typeof registrationSteps;
export type RegistrationField = (typeof registrationSteps)[RegistrationStep][number];
export const stepNames = Object.keys(registrationSteps) as RegistrationStep[];
export const registrationFields = Object.values(registrationSteps).flat() as RegistrationField[];

/** The step that a field belongs to. */
export function stepOf(field: RegistrationField): RegistrationStep {
  return stepNames.find((step) => (registrationSteps[step] as readonly string[]).includes(field))!;
}

/** A registration's current data: texts may be empty, counts 0. */
export type RegistrationFacts = {
  readonly company_name: string;
  readonly description: string;
  readonly phone: string | null;
  readonly zip: string;
  readonly street: string;
  readonly number: string;
  readonly city: string | null;
  readonly location: object | null;
  readonly hasCover: boolean;
  readonly kitchens: number;
  readonly ticket_avg: number | null;
  readonly openDays: number;
  readonly tables: number;
  readonly termsAccepted: boolean;
};

export type RegistrationProgress = {
  /** Completed steps of six, in whole percent. */
  readonly percent: number;
  readonly steps: readonly { step: RegistrationStep; done: boolean; missing: RegistrationField[] }[];
};

/** A registration's progress, and what each step lacks. It can be submitted at 100. */
export function registrationProgress(facts: RegistrationFacts): RegistrationProgress {
  const has: Partial<Record<RegistrationField, boolean>> = {
    company_name: facts.company_name !== '',
    description: facts.description !== '',
    phone: facts.phone !== null,
    zip: facts.zip !== '',
    street: facts.street !== '',
    number: facts.number !== '',
    city: facts.city !== null,
    location: facts.location !== null,
    cover: facts.hasCover,
    kitchen: facts.kitchens > 0,
    ticket_avg: facts.ticket_avg !== null,
    worksheet: facts.openDays > 0,
    tables: facts.tables > 0,
    terms: facts.termsAccepted,
  };
  const steps = stepNames.map((step) => {
    const missing = registrationSteps[step].filter((field) => has[field] === false);
    return { step, missing, done: missing.length === 0 };
  });
  return { percent: Math.floor((steps.filter((step) => step.done).length * 100) / steps.length), steps };
}
