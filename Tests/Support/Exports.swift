// Whoever imports the support of tests has the laws that every layout keeps, and the generator they draw from.
@_exported public import LayoutLaws
