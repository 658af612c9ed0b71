"""Judges solutions of workloads, by another solver: HiGHS, a linear program per priority.

Required constraints are rows of the program. Then, from the highest priority down, the sum of absolute violations is
minimised and held there. These sums are unique, though the point need not be.
"""

import highspy
import numpy

TOLERANCE = 1e-6


class GivenUp(Exception):
    """HiGHS found no optimum within its own tolerances, though there is one."""


class Workload:
    def __init__(self, path):
        self.variables, self.parameters, self.constraints, self.edits = [], {}, [], []
        for line in open(path):
            fields = line.split()
            if not fields or fields[0].startswith('#'):
                continue
            kind, fields = fields[0], fields[1:]
            if kind == 'var':
                self.variables.append(fields[0])
            elif kind == 'par':
                self.parameters[fields[0]] = float(fields[1])
            elif kind == 'c':
                terms = [(float(coefficient), name) for coefficient, name in zip(fields[4::2], fields[5::2])]
                self.constraints.append((fields[0], float(fields[1]), float(fields[2]), terms))
            elif kind == 'edit':
                self.edits.append({name: float(value) for name, value in zip(fields[2::2], fields[3::2])})

    def edit(self, count):
        """Makes the first edits of the sequence."""
        for changes in self.edits[:count]:
            self.parameters.update(changes)

    def violations(self, values):
        """The sum of violations of each priority."""
        sums = {}
        for relation, priority, constant, terms in self.constraints:
            left = sum(coefficient * self.parameters.get(name, values.get(name)) for coefficient, name in terms)
            excess = left - constant
            miss = {'=': abs(excess), '<': max(0, excess), '>': max(0, -excess)}[relation]
            sums[priority] = sums.get(priority, 0) + miss
        return sums


def least_violations(workload):
    """The least sums of violations as (priority, sum), the highest first; None if required constraints conflict."""
    infinity = highspy.kHighsInf
    program = highspy.Highs()
    program.silent()
    for option in ('primal_feasibility_tolerance', 'dual_feasibility_tolerance'):
        program.setOptionValue(option, 1e-9)
    column = {name: place for place, name in enumerate(workload.variables)}
    for _ in workload.variables:
        program.addVar(-infinity, infinity)
    errors = {}
    for relation, priority, constant, terms in workload.constraints:
        row = {}
        for coefficient, name in terms:
            if name in workload.parameters:
                constant -= coefficient * workload.parameters[name]
            else:
                row[column[name]] = row.get(column[name], 0) + coefficient
        for sign, relations in ((-1.0, '=<'), (1.0, '=>')):
            if priority < 1000 and relation in relations:
                place = program.getNumCol()
                program.addVar(0, infinity)
                row[place] = sign
                errors.setdefault(priority, []).append(place)
        lower = -infinity if relation == '<' else constant
        upper = infinity if relation == '>' else constant
        add_row(program, lower, upper, list(row), list(row.values()))
    if not solve(program):
        return None
    sums = []
    for priority in sorted(errors, reverse=True):
        places = errors[priority]
        for place in places:
            program.changeColCost(place, 1.0)
        if not solve(program):
            raise GivenUp
        least = max(program.getInfo().objective_function_value, 0.0)
        sums.append((priority, least))
        for place in places:
            program.changeColCost(place, 0.0)
        if least <= TOLERANCE:
            for place in places:
                program.changeColBounds(place, 0.0, TOLERANCE * 1e-2)
        else:
            add_row(program, -infinity, least + TOLERANCE * 0.1, places, [1.0] * len(places))
    return sums


def add_row(program, lower, upper, places, coefficients):
    program.addRow(lower, upper, len(places), numpy.array(places, dtype=numpy.int32),
                   numpy.array(coefficients, dtype=float))


def solve(program):
    program.run()
    return program.getModelStatus() == highspy.HighsModelStatus.kOptimal


def objection(workload, values, allowance=1e-3):
    """What is wrong with a solution; None if nothing is, 'infeasible' if the required constraints conflict."""
    least = least_violations(workload)
    if least is None:
        return 'infeasible'
    found = workload.violations(values)
    if found.get(1000.0, 0) > allowance:
        return f'required constraints are missed by {found[1000.0]}'
    for priority, best in least:
        if abs(found.get(priority, 0) - best) > allowance * max(1, abs(best)):
            return f'priority {priority}: {found.get(priority, 0)} instead of {best}'
    return None


def is_feasible(workload, members):
    """Whether some of the constraints, by number, can hold together."""
    part = Workload.__new__(Workload)
    part.variables, part.parameters, part.edits = workload.variables, workload.parameters, []
    part.constraints = [workload.constraints[member] for member in members]
    return least_violations(part) is not None
